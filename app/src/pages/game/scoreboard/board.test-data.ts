import type { Board, BoardChallenge, BoardTeam } from '@halyard/sdk/types';

export const START = Date.UTC(2026, 10, 20, 12);
export const HOUR = 3600;

export const knots: BoardChallenge = {
  id: 1,
  title: 'Knots',
  category: 'Misc',
  score: 298,
  originalScore: 500,
  solved: 2,
  bloods: [10, 11],
  deadline: null,
};
export const cannon: BoardChallenge = {
  ...knots,
  id: 2,
  title: 'Loose Cannon',
  category: 'Pwn',
  score: 471,
  bloods: [10],
};
export const keelhaul: BoardChallenge = {
  ...knots,
  id: 3,
  title: 'Keelhaul',
  category: 'Pwn',
  score: 500,
  solved: 0,
  bloods: [],
};

export function team(id: number, name: string, more: Partial<BoardTeam> = {}): BoardTeam {
  return {
    id,
    name,
    divisionId: null,
    score: 0,
    rank: 0,
    divisionRank: null,
    lastTime: null,
    solves: [],
    ...more,
  };
}

export const tern = team(10, 'tern.team', {
  score: 807,
  rank: 1,
  divisionId: 1,
  divisionRank: 1,
  solves: [
    [1, HOUR, 1, 312],
    [2, 3 * HOUR, 1, 495],
  ],
});
export const splice = team(11, 'Long Splice', {
  score: 307,
  rank: 2,
  divisionId: 2,
  divisionRank: 1,
  solves: [
    [1, 2 * HOUR, 2, 307],
    [2, 4 * HOUR, 4, 0],
  ],
});
export const rats = team(12, 'Bilge Rats', { rank: 3, divisionId: 1, divisionRank: 2 });

export const board: Board = {
  version: 1,
  updateTimeUtc: START + 5 * HOUR * 1000,
  start: START,
  end: START + 48 * HOUR * 1000,
  bloodBonus: 52_459_530,
  challengeCount: 3,
  challenges: [knots, cannon, keelhaul],
  divisions: [
    { id: 1, name: 'Open' },
    { id: 2, name: 'Student' },
  ],
  teams: [tern, splice, rats],
};
