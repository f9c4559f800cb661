import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { hasRole } from './abilities.ts';
import { PartErrorBoundary } from './broken/PageErrorBoundary.tsx';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { setOverlay, useOverlay } from './overlays.ts';
import { href } from './routes.ts';
import { useProfile } from './session/session.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/Palette.tsx')).Palette }));
const KeySheet = lazy(async () => ({ default: (await import('./keys/KeySheet.tsx')).KeySheet }));

/** What every page has by key, and what is laid over it; fetched when it is first asked for. */
export function FrameOverlays() {
  const [, navigate] = useLocation();
  const profile = useProfile() ?? null;
  const overlay = useOverlay();
  const openPalette = () => setOverlay('palette');
  const close = () => setOverlay(null);
  useShortcuts(
    {
      palette: openPalette,
      // Where the page has nothing to search itself.
      search: openPalette,
      help: () => setOverlay('keys'),
      home: () => navigate(href.home()),
      games: () => navigate(href.games()),
      teams: () => navigate(href.teams()),
      staff: hasRole(profile, 'Admin') ? () => navigate(href.staffGames()) : undefined,
    },
    'site',
  );
  if (overlay === null) return null;
  return (
    <PartErrorBoundary instead={null}>
      <Suspense>
        {overlay === 'palette' ? <Palette onClose={close} /> : <KeySheet onClose={close} />}
      </Suspense>
    </PartErrorBoundary>
  );
}
