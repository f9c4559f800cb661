import type { AnchorHTMLAttributes, Ref } from 'react';

/** Props that kit components pass to the app's link. */
export interface KitLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address of the page, or of another site. */
  href: string;
  /** The `a` element. */
  ref?: Ref<HTMLAnchorElement>;
}

export function PlainLink({ children, ...rest }: KitLinkProps) {
  return <a {...rest}>{children}</a>;
}
