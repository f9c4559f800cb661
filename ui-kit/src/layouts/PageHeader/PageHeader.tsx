import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { BackLink } from '../HeaderTabs/BackLink.tsx';
import { headerBar, headerEnd, headerTitle } from '../HeaderTabs/header-bar.ts';
import { HeaderTabs, type HeaderTabsProps } from '../HeaderTabs/HeaderTabs.tsx';

export interface PageHeaderProps {
  /** Title of the page, its only `h1`. Omit it if the page contains its title. */
  title?: ReactNode;
  /** Breadcrumbs, outermost first. Narrow windows show only the last one, as a back arrow. */
  crumbs?: readonly { href: string; label: string }[];
  /** Shown after the title: phase, a switch, "times in CET". */
  after?: ReactNode;
  /** Views of this page. */
  tabs?: HeaderTabsProps;
  /** Buttons and search at the end. */
  actions?: ReactNode;
}

const Bar = styled.header`
  ${headerBar}
  @media print {
    position: static;
    /* A page that contains its title has only links here. */
    &:not(:has(h1)),
    > :is(a, nav),
    > div > nav {
      display: none;
    }
  }
`;

const Lead = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: 16px;
  min-width: 0;
  /* Above tabs in a row below, too. */
  min-height: 56px;
  h1 {
    ${headerTitle}
  }
  ${media.md} {
    flex: 0 1 auto;
  }
`;

const Crumbs = styled.nav`
  display: none;
  ${media.md} {
    ${text.t14}
    display: block;
    flex-shrink: 1000;
    min-width: 0;
    margin-inline-end: -8px;
    color: ${color.muted};
    ol {
      display: flex;
      gap: 8px;
    }
    li {
      ${text.cut}
    }
    li:nth-child(even) {
      flex: none;
      color: ${color.faint};
    }
    a {
      ${text.cut}
      display: block;
      border-radius: ${radius.badge};
    }
    a:hover {
      color: ${color.text};
    }
  }
`;

const After = styled.div`
  ${text.t12}
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  color: ${color.faint};
  white-space: nowrap;
`;

const End = styled.div`
  ${headerEnd}
`;

/** The header of every page outside a game. */
export function PageHeader({ title, crumbs = [], after, tabs, actions }: PageHeaderProps) {
  const { breadcrumbs } = useLabels();
  const Link = useLink();
  const parent = crumbs.at(-1);
  return (
    <Bar>
      {parent !== undefined && <BackLink {...parent} />}
      <Lead>
        {crumbs.length > 0 && (
          <Crumbs aria-label={breadcrumbs}>
            <ol>
              {crumbs.map(({ href, label }) => (
                <Fragment key={href}>
                  <li>
                    <Link href={href}>{label}</Link>
                  </li>
                  {title !== undefined && <li aria-hidden>/</li>}
                </Fragment>
              ))}
            </ol>
          </Crumbs>
        )}
        {title !== undefined && <h1>{title}</h1>}
        {after !== undefined && <After>{after}</After>}
      </Lead>
      {tabs !== undefined && <HeaderTabs {...tabs} />}
      {actions !== undefined && <End>{actions}</End>}
    </Bar>
  );
}
