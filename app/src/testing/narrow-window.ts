import { onTestFinished } from 'vitest';

/** happy-dom's additions to `window`. */
interface TestWindow {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
}

/** Makes the window as narrow as a phone's until the test ends. */
export function narrowWindow(): void {
  resizeWindow(390, 844);
}

/** Makes the window wide enough for all columns until the test ends; without it, it is a tablet's. */
export function wideWindow(): void {
  resizeWindow(1440, 900);
}

function resizeWindow(width: number, height: number): void {
  const { happyDOM } = window as unknown as TestWindow;
  const { innerWidth, innerHeight } = window;
  happyDOM.setViewport({ width, height });
  onTestFinished(() => happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}
