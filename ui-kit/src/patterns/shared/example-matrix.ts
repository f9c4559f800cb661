import type { MatrixChallenge, MatrixTeam, MatrixWords } from '../ScoreMatrix/matrix-model.ts';
import { exampleChallenges, exampleTeams, formatMoment, formatNumber } from './example-board.ts';

export const exampleWords: MatrixWords = {
  label: 'Scoreboard of Harbour CTF 2026',
  rank: 'Rank',
  team: 'Team',
  score: 'Score',
  solved: 'Solved',
  bloods: 'Bloods',
  pointsNow: 'Points now',
  you: 'you',
  open: 'open',
  solvedCell: 'solved',
  worthless: 'solved without points',
  hidden: 'hidden until the end',
  blood: ['first blood', 'second blood', 'third blood'],
};

/** A board for stories: teams by rank, and the team of the viewer. */
export function exampleMatrix(teamCount: number, challengeCount: number) {
  const challenges: MatrixChallenge[] = exampleChallenges(challengeCount).map((challenge) => ({
    ...challenge,
    categoryName: challenge.category,
  }));
  const teams: MatrixTeam[] = exampleTeams(teamCount, challengeCount).map((team, index) => ({
    id: team.id,
    rank: String(index + 1),
    name: team.name,
    href: `#team-${team.id}`,
    score: formatNumber(team.score),
    points: team.score,
    solved: `${team.solves.length} solved`,
    delta: [0, 1, -1][index % 3] ?? 0,
    deltaLabel: index % 3 === 1 ? 'up one' : 'down one',
    solves: new Map(
      team.solves.map(({ challenge, at, points, blood }) => [
        challenge,
        {
          state: challenge === 3 ? ('worthless' as const) : ('solved' as const),
          blood,
          note: `${points} points, ${formatMoment(at, 'day')}`,
        },
      ]),
    ),
  }));
  const ownId = teams.find((team) => team.name === 'Long Splice')?.id;
  return { teams, challenges, ownId };
}

/** A board of any size that is cheap to make: the solves of twenty teams over and over, without bloods. */
export function hugeMatrix(teamCount: number, challengeCount: number) {
  const { teams, challenges } = exampleMatrix(20, challengeCount);
  const rows = teams.map((team) => ({ ...team, solves: withoutBloods(team) }));
  const many = Array.from({ length: teamCount }, (_, index): MatrixTeam => {
    const row = rows[Math.floor((index / teamCount) * rows.length)] as MatrixTeam;
    const id = index + 1;
    return { ...row, id, rank: String(id), name: `Team ${id}`, href: `#team-${id}` };
  });
  return { teams: many, challenges };
}

function withoutBloods({ solves }: MatrixTeam): MatrixTeam['solves'] {
  return new Map([...solves].map(([id, { blood: _blood, ...solve }]) => [id, solve]));
}
