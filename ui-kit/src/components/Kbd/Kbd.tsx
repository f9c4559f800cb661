import { Key } from './Kbd.styles.ts';

export interface KbdProps {
  /** The key as printed on it: `/`, `esc`, `Ctrl S`. */
  children: string;
  /** Takes the colour around it, for keys that stand on a filled ground. */
  inherit?: boolean;
}

/** A key of the keyboard. */
export const Kbd = ({ children, inherit }: KbdProps) => (
  <Key data-inherit={inherit || undefined}>{children}</Key>
);
