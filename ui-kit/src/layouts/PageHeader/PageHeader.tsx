import { Fragment, type ReactNode } from 'react';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { BackLink } from '../HeaderTabs/BackLink.tsx';
import { HeaderTabs, type HeaderTabsProps } from '../HeaderTabs/HeaderTabs.tsx';
import { After, Bar, Crumbs, End, Lead } from './PageHeader.styles.ts';

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
