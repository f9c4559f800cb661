/** What a worker is told. It stops when it is terminated. */
export type PowOrder =
  | { kind: 'search'; challenge: string; difficulty: number; prefix: number }
  | { kind: 'pause' }
  | { kind: 'go-on' };

/** What a worker reports: the number of hashes since its last report, and the answer once found. */
export interface PowReport {
  hashes: number;
  answer: string | null;
}
