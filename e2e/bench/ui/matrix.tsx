import { type MatrixSolve, type MatrixTeam, type MatrixWords, ScoreMatrix } from '@halyard/ui-kit';
import type { WireBoard } from './bench-data.ts';

const words: MatrixWords = {
  label: 'Scoreboard',
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
  blood: ['first blood', 'second blood', 'third blood'],
};

const number = new Intl.NumberFormat('en');

/** A row as the app makes it: the contents of its cells are computed only when it is rendered. */
function toRow(team: WireBoard['teams'][number], index: number): MatrixTeam {
  let solves: ReadonlyMap<number, MatrixSolve> | undefined;
  return {
    id: team.id,
    rank: String(index + 1),
    name: team.name,
    href: `#${team.id}`,
    get score() {
      return number.format(team.score);
    },
    points: team.score,
    get solved() {
      return `${team.solves.length} solved`;
    },
    delta: (index % 3) - 1,
    deltaLabel: 'moved',
    get solves() {
      solves ??= new Map(
        team.solves.map(([challenge, at, blood]) => [
          challenge,
          { state: 'solved', ...(blood > 0 && { blood: blood as 1 }), note: `at ${at}` },
        ]),
      );
      return solves;
    },
  };
}

/** The board of a game; the own team is in the middle. */
export function matrixOf({ challenges, teams }: WireBoard) {
  return (
    <ScoreMatrix
      words={words}
      teams={teams.map(toRow)}
      ownId={teams[Math.floor(teams.length / 2)]?.id}
      challenges={challenges.map(({ score, ...rest }) => ({
        ...rest,
        categoryName: rest.category,
        points: String(score),
      }))}
    />
  );
}
