import { setTheme, useShownMode, useTick } from '@halyard/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';

export const TEAMS_OF_PAGE = 10;
const PAGE_MILLISECONDS = 15_000;

/** The page of a projector: turns by itself and with the arrow keys. */
export function usePages(count: number) {
  const pages = Math.max(1, Math.ceil(count / TEAMS_OF_PAGE));
  const [turned, setTurned] = useState(() => ({ page: 0, at: Date.now() }));
  // Teams may have left since.
  const page = Math.min(turned.page, pages - 1);
  const turn = (step: number) =>
    setTurned((last) => {
      const from = Math.min(last.page, pages - 1);
      return { page: (from + step + pages) % pages, at: Date.now() };
    });
  const seconds = useTick((now) => Math.ceil((turned.at + PAGE_MILLISECONDS - now) / 1000));
  const next = useEffectEvent(() => turn(1));
  useEffect(() => {
    const timer = setTimeout(() => next(), turned.at + PAGE_MILLISECONDS - Date.now());
    return () => clearTimeout(timer);
  }, [turned.at]);
  return { page, pages, seconds: Math.max(1, seconds), turn };
}

/** Arrow keys turn pages, `d` switches the theme, Esc leaves. */
export function useProjectorKeys({
  turn,
  leave,
}: {
  turn: (step: number) => void;
  leave: () => void;
}): void {
  const isDark = useShownMode() === 'dark';
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'd') setTheme({ mode: isDark ? 'light' : 'dark' });
    if (event.key === 'Escape') leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Keeps the screen on while the page is visible, where the browser can. */
export function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const lockScreen = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // Not allowed, for example at low battery: the screen follows the settings of the device.
      }
    };
    const lockAgain = () => void lockScreen();
    lockAgain();
    document.addEventListener('visibilitychange', lockAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', lockAgain);
      void lock?.release();
    };
  }, []);
}
