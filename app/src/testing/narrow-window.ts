import { onTestFinished } from 'vitest';

/** happy-dom's additions to `window`. */
interface TestWindow {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
}

/** Makes the window as narrow as a phone's until the test ends. */
export function narrowWindow(): void {
  const { happyDOM } = window as unknown as TestWindow;
  const { innerWidth, innerHeight } = window;
  happyDOM.setViewport({ width: 390, height: 844 });
  onTestFinished(() => happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}
