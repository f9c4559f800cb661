/**
 * State of the browser check. `work` is proof of work, `thirdParty` the widget of another service.
 */
export type BrowserCheckState = 'idle' | 'running' | 'passed' | 'failed' | 'unsupported';

export interface CheckProgress {
  /** Hashes tried so far. */
  done: number;
  /** Hashes it takes on average. */
  expected: number;
}

/**
 * The progress bar stops here when the proof of work takes longer than expected, because the
 * remaining time is unknown.
 */
const WAITING = 0.95;

/** Progress from 0 to 0.95; a finished check has its own state. */
export function checkShare({ done, expected }: CheckProgress): number {
  return expected <= 0 ? 0 : Math.min(WAITING, Math.max(0, done / expected));
}
