import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { PlainLink, type KitLinkProps } from '../../provider/PlainLink.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { color, motion, radius } from '../../tokens/tokens.ts';
import { media } from '../../tokens/media.ts';

export interface LinkProps extends KitLinkProps {
  /**
   * `inline` is underlined, for running text; `plain` is for links on their own; `quiet` inherits
   * the text colour. Default `plain`.
   */
  look?: 'plain' | 'inline' | 'quiet';
  /** Leads to another site: opens in a new tab, with an icon. */
  external?: boolean;
  /**
   * Renders the text as a disabled link outside of the tab order. Say next to it why it is
   * disabled.
   */
  disabled?: boolean;
  /** Says where the link leads, even out of context. */
  children: ReactNode;
}

const LinkRoot = styled.a`
  border-radius: ${radius.badge};
  color: ${color.brandText};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  transition: text-decoration-color ${motion.fast};

  &[data-look='inline'] {
    text-decoration-color: ${color.brandLine};
  }
  &[data-look='quiet'] {
    color: inherit;
  }
  ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  &:active {
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
  &[aria-disabled] {
    color: ${color.disabled};
    text-decoration-color: transparent;
    cursor: not-allowed;
  }
  svg {
    display: inline-block;
    margin-inline-start: 4px;
    vertical-align: -1px;
  }
`;

/** A link to another page. */
export function Link({ look = 'plain', external, disabled, children, ...rest }: LinkProps) {
  const KitLink = useLink();
  if (disabled) {
    return (
      <LinkRoot as="span" role="link" aria-disabled data-look={look}>
        {children}
      </LinkRoot>
    );
  }
  return (
    <LinkRoot
      as={external ? PlainLink : KitLink}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      data-look={look}
    >
      {children}
      {external && <Icon icon={ExternalLink} size={12} />}
    </LinkRoot>
  );
}
