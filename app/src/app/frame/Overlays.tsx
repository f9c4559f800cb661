import { lazyComponent } from '@halyard/ui-kit';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { hasRole } from '../session/abilities.ts';
import { PartErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { type Overlay, setOverlay, useOverlay } from './open-overlay.ts';
import { href } from '../routes/paths.ts';
import { useProfile } from '../session/session.ts';

const OVERLAYS: Readonly<Record<Overlay, ComponentType<{ onClose: () => void }>>> = {
  palette: lazyComponent(async () => (await import('../palette/Palette.tsx')).Palette),
  keys: lazyComponent(async () => (await import('../shortcuts/KeySheet.tsx')).KeySheet),
  appearance: lazyComponent(
    async () => (await import('../appearance/AppearanceDialog.tsx')).AppearanceDialog,
  ),
};

const close = () => setOverlay(null);

/** What every page has by key, and what is laid over it; fetched when it is first asked for. */
export function Overlays() {
  const [, navigate] = useLocation();
  const profile = useProfile() ?? null;
  const overlay = useOverlay();
  const openPalette = () => setOverlay('palette');
  useShortcuts(
    {
      palette: openPalette,
      // Where the page has nothing to search itself.
      search: openPalette,
      help: () => setOverlay('keys'),
      home: () => navigate(href.home()),
      games: () => navigate(href.games()),
      teams: () => navigate(href.teams()),
      posts: () => navigate(href.posts()),
      staff: hasRole(profile, 'Admin') ? () => navigate(href.staffGames()) : undefined,
    },
    'site',
  );
  if (overlay === null) return null;
  const Shown = OVERLAYS[overlay];
  return (
    <PartErrorBoundary instead={<Close />}>
      <Suspense>
        <Shown onClose={close} />
      </Suspense>
    </PartErrorBoundary>
  );
}

/** For what broke while it was open: the next press finds it closed and whole. */
function Close() {
  useEffect(close, []);
  return null;
}
