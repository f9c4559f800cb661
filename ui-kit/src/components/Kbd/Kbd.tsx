import { Fragment } from 'react';
import { Key } from './Kbd.styles.ts';

export interface KbdProps {
  /** The key as printed on the keyboard: `/`, `esc`, `Ctrl S`. */
  children: string;
  /** Uses the text colour of the parent, for filled backgrounds. */
  inherit?: boolean;
}

/** A keyboard key. */
export function Kbd({ children, inherit }: KbdProps) {
  return <Key data-inherit={inherit || undefined}>{children}</Key>;
}

/** Keys pressed one after the other: `g` `c`. */
export function KeyRow({ keys }: { keys: readonly string[] }) {
  return (
    <>
      {keys.map((key, index) => (
        // The same key may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && ' '}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </>
  );
}
