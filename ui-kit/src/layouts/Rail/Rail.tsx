import { Fragment, type ReactNode } from 'react';
import { Logo, type LogoProps } from '../../patterns/Logo/Logo.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { RailLink, type RailLinkProps } from './RailItem.tsx';
import { Foot, Home, List, Root } from './Rail.styles.ts';

export interface RailProps {
  /** The logo: its link and the site's name. */
  home: { href: string; label: string };
  /** Address of the site's own logo; null or undefined without one. */
  logo?: LogoProps['src'];
  /** `RailButton` that opens the palette; second, after home. */
  search?: ReactNode;
  /** Links in their fixed order. */
  items: readonly RailLinkProps[];
  /** `RailGame`: the running game of the viewer's team, on other pages. */
  game?: ReactNode;
  /** `RailButton`s and `RailLink`s: theme, language, account. */
  foot?: ReactNode;
}

/** The site's navigation at the start of the window, from md up. */
export function Rail({ home, logo, search, items, game, foot }: RailProps) {
  const { mainNavigation } = useLabels();
  return (
    <Root aria-label={mainNavigation}>
      <Home as={useLink()} href={home.href} aria-label={home.label}>
        <Logo src={logo} />
      </Home>
      <List>
        {items.map((item, index) => (
          <Fragment key={item.href}>
            {index === 1 && search !== undefined && <li>{search}</li>}
            <li>
              <RailLink {...item} />
            </li>
          </Fragment>
        ))}
      </List>
      <Foot>
        {game}
        {foot}
      </Foot>
    </Root>
  );
}
