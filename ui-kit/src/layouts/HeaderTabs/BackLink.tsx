import { ChevronLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface BackLinkProps {
  href: string;
  /** Title of the target: "Games". */
  label: string;
}

const Root = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline: -14px -8px;
  border-radius: ${radius.control};
  color: ${color.muted};
  ${media.md} {
    display: none;
  }
`;

/** A back link for narrow windows, which show no rail or breadcrumbs. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Root as={useLink()} href={href} aria-label={label}>
      <Icon icon={ChevronLeft} size={20} />
    </Root>
  );
}
