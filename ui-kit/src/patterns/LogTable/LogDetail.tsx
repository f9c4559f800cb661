import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { KeyValue, type KeyValueProps } from '../../components/KeyValue/KeyValue.tsx';
import { LogText } from '../../components/LogText/LogText.tsx';
import { media } from '../../tokens/media.ts';

export interface LogDetailProps {
  /** Name of the text: "Text of the line". */
  label: string;
  /** The whole text with the stack trace. */
  text: string;
  /** The fields of the line: name and value. */
  facts: KeyValueProps['items'];
  /** Small buttons below each other: filter, open the subject, copy. */
  actions?: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: 16px 24px;
  padding-block: 12px;
  white-space: normal;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 260px auto;
  }
`;

const Acts = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
`;

/** The details of an expanded log line. */
export function LogDetail({ label, text: content, facts, actions }: LogDetailProps) {
  return (
    <Root>
      <LogText label={label} log={content} />
      <KeyValue items={facts} />
      {actions !== undefined && <Acts>{actions}</Acts>}
    </Root>
  );
}
