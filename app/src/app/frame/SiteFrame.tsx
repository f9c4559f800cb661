import {
  AppFrame,
  Avatar,
  lazyComponent,
  RenderNothing,
  Rail,
  RailButton,
  RailLink,
  setTheme,
  useBelow,
  useShownMode,
} from '@halyard/ui-kit';
import {
  ColorIcon,
  DarkIcon,
  LanguageIcon,
  LightIcon,
  SearchIcon,
  SignInIcon,
} from '@halyard/ui-kit/icons';
import { type ReactNode, Suspense } from 'react';
import { hasRole } from '@halyard/sdk/rules';
import { useLocation } from 'wouter';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { lazyRegion, PartErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { FrameBanner } from './FrameBanner.tsx';
import { useKeysOf } from '../shortcuts/use-shortcuts.ts';
import { useLanguagePicker } from '../language/LanguagePicker.tsx';
import { setOverlay } from './open-overlay.ts';
import { useSiteConfig } from '../routes/page-title.ts';
import type { PhoneBarProps } from './PhoneBar.tsx';
import { href } from '../routes/paths.ts';
import { ContainerBanner, GameBar } from '../routes/routes.ts';
import { useRouteEntry } from '../routes/use-route-entry.ts';
import { useProfile } from '../session/session.ts';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { useNavigationLinks } from './navigation-links.ts';

const RunningGame = lazyComponent(
  async () => (await import('./RunningGame.tsx')).RunningGame,
  RenderNothing,
);

const RunningGameBar = lazyComponent(
  async () => (await import('./RunningGame.tsx')).RunningGameBar,
  RenderNothing,
);

const PhoneBar = lazyRegion(async () => (await import('./PhoneBar.tsx')).PhoneBar);

/** The site's frame around a page: the rail, or a bottom bar on narrow windows. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const places = useNavigationLinks();
  return (
    <AppFrame
      rail={
        <Rail
          home={{ href: href.home(), label: config?.title ?? LL.frame.home() }}
          logo={config?.logoUrl}
          search={<RailSearch />}
          items={places.rail}
          game={
            <RunningGameSlot>
              <RunningGame />
            </RunningGameSlot>
          }
          foot={<RailFoot />}
        />
      }
      bottomBar={<BottomPlaces places={places.bottomBar} />}
    >
      <SessionEnd />
      <FrameBanner otherwise={<StaffBanner />} />
      {children}
    </AppFrame>
  );
}

/** Above the pages of staff only. */
function StaffBanner() {
  const [path] = useLocation();
  const isStaff = hasRole(useProfile() ?? null, 'Monitor');
  if (useRouteEntry()?.area !== 'staff' || !isStaff) return null;
  return (
    <PartErrorBoundary instead={null} resetOn={[path]}>
      <Suspense>
        <ContainerBanner />
      </Suspense>
    </PartErrorBoundary>
  );
}

function RailSearch() {
  const { LL } = useLanguage();
  return (
    <RailButton
      label={LL.frame.palette.label()}
      kbd={useKeysOf('palette')}
      icon={SearchIcon}
      aria-haspopup="dialog"
      onClick={() => setOverlay('palette')}
    />
  );
}

/** Renders nothing on the home page, which shows the running game itself, and for visitors. */
function RunningGameSlot({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  if (!useProfile() || path === href.home()) return null;
  return (
    <PartErrorBoundary instead={null}>
      <Suspense>{children}</Suspense>
    </PartErrorBoundary>
  );
}

function RailFoot() {
  const { LL } = useLanguage();
  const [path] = useLocation();
  const profile = useProfile();
  const openLanguages = useLanguagePicker();
  return (
    <>
      <ThemeButton />
      <RailButton
        label={LL.profile.appearance()}
        icon={ColorIcon}
        aria-haspopup="dialog"
        onClick={() => setOverlay('appearance')}
      />
      <RailButton label={LL.frame.language.title()} icon={LanguageIcon} onClick={openLanguages} />
      {profile && <AccountButton name={profile.userName} avatar={profile.avatar} />}
      {profile === null && (
        <RailLink href={href.login(path)} label={LL.frame.signIn()} icon={SignInIcon} />
      )}
    </>
  );
}

/** A separate component so that a change of theme rerenders only this button. */
function ThemeButton() {
  const { LL } = useLanguage();
  const isDark = useShownMode() === 'dark';
  return (
    <RailButton
      label={isDark ? LL.frame.toLight() : LL.frame.toDark()}
      icon={isDark ? DarkIcon : LightIcon}
      onClick={() => setTheme({ mode: isDark ? 'light' : 'dark' })}
    />
  );
}

function AccountButton({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <AccountMenu
      trigger={(props, label) => (
        <RailButton {...props} label={label}>
          <Avatar name={name} kind="person" size={28} src={avatar} />
        </RailButton>
      )}
    />
  );
}

/** Bottom bar of narrow windows: links of the site, or of the game inside a game. */
function BottomPlaces({ places }: { places: PhoneBarProps['places'] }) {
  const [path] = useLocation();
  const gameId = Number(/^\/games\/(\d{1,9})(\/|$)/i.exec(path)?.[1] ?? 0);
  // Wide windows never show it, so they load neither its code nor its counts.
  const isNarrow = useBelow('md');
  if (!isNarrow) return null;
  const running = (
    <RunningGameSlot>
      <RunningGameBar />
    </RunningGameSlot>
  );
  const bar = <PhoneBar places={places} game={running} />;
  return (
    <Suspense>
      {gameId === 0 ? (
        bar
      ) : (
        <PartErrorBoundary instead={bar}>
          <Suspense fallback={bar}>
            <GameBar gameId={gameId} fallback={bar} />
          </Suspense>
        </PartErrorBoundary>
      )}
    </Suspense>
  );
}
