import { Fragment } from 'react';
import { Key } from './Kbd.styles.ts';

export interface KbdProps {
  /** The key as printed on it: `/`, `esc`, `Ctrl S`. */
  children: string;
  /** Takes the colour around it, for keys that stand on a filled ground. */
  inherit?: boolean;
}

/** A key of the keyboard. */
export function Kbd({ children, inherit }: KbdProps) {
  return <Key data-inherit={inherit || undefined}>{children}</Key>;
}

/** Keys that are pressed one after the other: `g` `c`. */
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
