import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { PlainLink, type KitLinkProps } from '../../provider/PlainLink.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { LinkRoot } from './Link.styles.ts';

export interface LinkProps extends KitLinkProps {
  /**
   * `inline` stands in running text and is underlined, `plain` stands alone, `quiet` keeps the
   * colour around it. Default `plain`.
   */
  variant?: 'plain' | 'inline' | 'quiet';
  /** Leaves the site: a plain anchor in a new tab, with an icon. */
  external?: boolean;
  /** Leads nowhere now: words that say so, out of the order of Tab. Say why beside it. */
  disabled?: boolean;
  children: ReactNode;
}

/** A place to go. */
export function Link({ variant = 'plain', external, disabled, children, ...rest }: LinkProps) {
  const KitLink = useLink();
  if (disabled) {
    return (
      <LinkRoot as="span" role="link" aria-disabled data-variant={variant}>
        {children}
      </LinkRoot>
    );
  }
  return (
    <LinkRoot
      as={external ? PlainLink : KitLink}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      data-variant={variant}
    >
      {children}
      {external && <Icon icon={ExternalLink} size={12} />}
    </LinkRoot>
  );
}
