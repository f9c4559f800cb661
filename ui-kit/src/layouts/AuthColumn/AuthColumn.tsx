import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Hoist } from '../../patterns/LetterFlag/LetterFlag.tsx';
import { Logo, type LogoProps } from '../../patterns/Logo/Logo.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import {
  Bar,
  Edge,
  End,
  Lead,
  Line,
  Main,
  Mark,
  Root,
  Site,
  Version,
} from './AuthColumn.styles.ts';

export interface AuthColumnProps {
  /** Title of the page: "Sign in". */
  title: ReactNode;
  /** Secondary text under the title. */
  lead?: ReactNode;
  /** An icon above the title, for a page that reports an outcome. */
  mark?: { icon: LucideIcon; tone: 'info' | 'ok' | 'warn' | 'danger' };
  /** Name and address of the site. */
  site: { name: string; href: string };
  /** Address of the site's own logo; null or undefined without one. */
  logo?: LogoProps['src'];
  /** Secondary text after the site's name: "First run". */
  note?: ReactNode;
  /** Language and theme. */
  actions?: ReactNode;
  /** Shows the site's name as signal flags next to the form, from `md` up. Default true. */
  hoist?: boolean;
  /** 380 px for sign-in, 560 for set-up. Default 380. */
  width?: 380 | 560;
  /** Links at the bottom. */
  foot?: ReactNode;
  /** Version at the bottom right. */
  version?: string;
  /** A bar at the bottom instead of the links, with the width of the column: steps and buttons. */
  bar?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Layout of pages without a frame: sign in, register, recover, set up. */
export function AuthColumn({
  title,
  lead,
  mark,
  site,
  logo,
  note,
  actions,
  hoist = true,
  width = 380,
  foot,
  version,
  bar,
  children,
}: AuthColumnProps) {
  return (
    <Root>
      <Edge as="header">
        <Site as={useLink()} href={site.href}>
          <Logo size={24} src={logo} />
          {site.name}
        </Site>
        {note !== undefined && <span>{note}</span>}
        {actions !== undefined && <End>{actions}</End>}
      </Edge>
      <Main id="content" tabIndex={-1} data-width={width}>
        {hoist && (
          <Line>
            <Hoist text={site.name} />
          </Line>
        )}
        {mark && (
          <Mark data-tone={mark.tone}>
            <Icon icon={mark.icon} size={20} />
          </Mark>
        )}
        <h1>{title}</h1>
        {lead === undefined ? null : <Lead>{lead}</Lead>}
        {children}
      </Main>
      {bar === undefined ? (
        <Edge as="footer">
          {foot}
          {version !== undefined && <Version>{version}</Version>}
        </Edge>
      ) : (
        <Bar>
          <div>{bar}</div>
        </Bar>
      )}
    </Root>
  );
}
