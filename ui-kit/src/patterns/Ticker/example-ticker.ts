import type { TickerSolve } from './Ticker.tsx';

/** The last solves for stories, newest first. */
export const exampleTicker: readonly TickerSolve[] = (
  [
    ['Kernel Panic', 'Forensics', 'Black Box', 266, '11 s'],
    ['Null Meridian', 'OSINT', 'Landfall', 203, '35 s'],
    ['Bits & Bobstays', 'Forensics', 'Salvage', 310, '1 min'],
    ['Fathom Five', 'Forensics', 'Salvage', 310, '6 min'],
    ['Long Splice', 'Web', 'Tide Table', 412, '9 min'],
    ['Ghost Fleet', 'Misc', 'Ballast', 389, '14 min'],
    ['Undertow', 'Misc', 'Flotsam', 177, '17 min'],
  ] as const
).map(([team, category, challenge, points, time]) => ({
  id: `${team} ${challenge}`,
  team,
  category,
  challenge,
  points: `+${points}`,
  time,
}));
