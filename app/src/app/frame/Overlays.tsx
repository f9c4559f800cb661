import { hasRole } from '@halyard/sdk/rules';
import { lazyComponent } from '@halyard/ui-kit';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
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

/** Global shortcuts and overlays; fetched on first use. */
export function Overlays() {
  const [, navigate] = useLocation();
  const profile = useProfile() ?? null;
  const overlay = useOverlay();
  const openPalette = () => setOverlay('palette');
  useShortcuts(
    {
      palette: openPalette,
      // Used if the page has no search field of its own.
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

/** Closes an overlay that failed, so that the next attempt opens it again. */
function Close() {
  useEffect(close, []);
  return null;
}
