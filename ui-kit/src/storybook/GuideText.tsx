import { createElement, Fragment } from 'react';
import { styled } from 'styled-components';
import { text } from '../tokens/text.ts';
import { color, radius } from '../tokens/tokens.ts';

const Code = styled.code`
  padding: 1px 4px;
  border-radius: ${radius.badge};
  background: ${color.raised};
  overflow-wrap: anywhere;
  ${text.m12}
`;

/** A line of a guide. What stands between two backticks is shown as code. */
export function GuideText({ children }: { children: string }) {
  const parts = children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement(Code, null, part) : part));
  // Children that are arguments need no keys, unlike those of an array; these parts cannot have any.
  return createElement(Fragment, null, ...parts);
}
