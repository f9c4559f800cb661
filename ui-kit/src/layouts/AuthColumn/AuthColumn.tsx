import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { Hoist } from '../../patterns/LetterFlag/LetterFlag.tsx';
import { Logo, type LogoProps } from '../../patterns/Logo/Logo.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, pageInset, radius } from '../../tokens/tokens.ts';
import { frameMeasures } from '../frame.ts';

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

const Root = styled.div`
  ${frameMeasures}
  display: grid;
  grid-template-rows: 64px 1fr auto;
  min-height: 100dvh;
  background: ${color.bg};
`;

const Edge = styled.div`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 20px;
  min-height: 56px;
  padding: 0 ${pageInset};
  color: ${color.faint};
`;

const Site = styled.a`
  ${text.t14}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font-weight: 600;
  color: ${color.text};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-inline-start: auto;
`;

const Main = styled.main`
  position: relative;
  align-self: center;
  width: 100%;
  margin: 0 auto;
  padding: 16px ${pageInset};
  &[data-width='560'] {
    align-self: start;
    max-width: calc(560px + 2 * ${pageInset});
  }
  &[data-width='380'] {
    max-width: calc(380px + 2 * ${pageInset});
  }
  &:focus {
    outline: none;
  }
  h1 {
    ${text.t28}
  }
`;

const Lead = styled.p`
  ${text.t14}
  margin: 2px 0 22px;
  color: ${color.muted};
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block-end: 14px;
  border-radius: ${radius.card};
  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }
  &[data-tone='ok'] {
    background: ${color.okSoft};
    color: ${color.ok};
  }
  &[data-tone='warn'] {
    background: ${color.warnSoft};
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

// As high as the form, 60 px to its left; the flags hang from its top.
const Line = styled.div`
  display: none;
  ${media.md} {
    display: block;
    position: absolute;
    inset-block: 16px;
    inset-inline: calc(${pageInset} - 61px) auto;
    padding-block-start: 6px;
    border-inline-start: 1px solid ${color.lineStrong};
    overflow: hidden;
  }
`;

const Bar = styled.footer`
  position: sticky;
  inset-block-end: 0;
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  > div {
    ${text.t13}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    min-height: 60px;
    max-width: calc(560px + 2 * ${pageInset});
    margin: 0 auto;
    padding: 8px ${pageInset};
    color: ${color.muted};
  }
`;

const Version = styled.span`
  ${text.m12}
  margin-inline-start: auto;
`;

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
