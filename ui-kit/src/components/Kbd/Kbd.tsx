import { Fragment } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface KbdProps {
  /** The key as printed on the keyboard: `/`, `esc`, `Ctrl S`. */
  children: string;
  /** Uses the text colour of the parent, for filled backgrounds. */
  inherit?: boolean;
}

const Key = styled.kbd`
  display: inline-block;
  flex: none;
  min-width: 18px;
  padding: 0 4px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.badge};
  background: color-mix(in srgb, ${color.raised} 50%, transparent);
  color: ${color.faint};
  text-align: center;
  white-space: nowrap;
  ${text.m11}
  font-weight: 500;

  &[data-inherit] {
    border-color: color-mix(in srgb, currentcolor 35%, transparent);
    background: none;
    color: inherit;
  }
`;

/** A keyboard key. */
export function Kbd({ children, inherit }: KbdProps) {
  return <Key data-inherit={inherit || undefined}>{children}</Key>;
}

/** Keys pressed one after the other: `g` `c`. */
export function KeyRow({ keys }: { keys: readonly string[] }) {
  return (
    <>
      {keys.map((key, index) => (
        // A key may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && ' '}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </>
  );
}
