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
  children: ReactNode;
}

/** A place to go. */
export const Link = ({ variant = 'plain', external, children, ...rest }: LinkProps) => {
  const KitLink = useLink();
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
};
