import { onTestFinished } from 'vitest';

/** What happy-dom's window has beside a browser's. */
interface TestWindow {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
}

/** Until the test ends the window is as narrow as a phone's. */
export function narrowWindow(): void {
  const { happyDOM } = window as unknown as TestWindow;
  const { innerWidth, innerHeight } = window;
  happyDOM.setViewport({ width: 390, height: 844 });
  onTestFinished(() => happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}
