/** How the check of a browser stands. `work` is proof of work, `thirdParty` another service's box. */
export type BrowserCheckState = 'idle' | 'running' | 'passed' | 'failed' | 'unsupported';

export interface CheckProgress {
  /** Hashes tried so far. */
  done: number;
  /** Hashes it takes on average. */
  expected: number;
}

/** Unlucky work waits here: how much is left is not known. */
const WAITING = 0.95;

/** The share of the bar, 0 to 0.95: work that is done has its own state. */
export function checkShare({ done, expected }: CheckProgress): number {
  return expected <= 0 ? 0 : Math.min(WAITING, Math.max(0, done / expected));
}
