import { expect, test } from 'vitest';
import type { MatrixChallenge, MatrixSolve, MatrixTeam } from './matrix-model.ts';
import { hasSameMarks, marksOf, squareAt } from './matrix-squares.ts';

function challenge(id: number, category: MatrixChallenge['category']): MatrixChallenge {
  return {
    id,
    category,
    categoryName: category,
    title: `Challenge ${id}`,
    points: '100',
  };
}

const challenges = [challenge(7, 'Web'), challenge(8, 'Web'), challenge(9, 'Pwn')];
function teamWith(solves: [number, Omit<MatrixSolve, 'note'>][]): MatrixTeam {
  return {
    id: 1,
    rank: '1',
    name: 'Long Splice',
    href: '#1',
    score: '300',
    points: 300,
    solved: '3 solved',
    solves: new Map(solves.map(([id, solve]) => [id, { ...solve, note: '' }])),
  };
}

test('draws equal squares of a row as one path, each centred in its cell', () => {
  const { squares } = marksOf(
    teamWith([
      [7, { state: 'solved' }],
      [8, { state: 'solved' }],
      [9, { state: 'solved' }],
    ]),
    challenges,
    24,
  );
  expect(squares).toEqual([
    {
      category: 'Web',
      state: 'solved',
      path: squareAt(0, 24, 'solved') + squareAt(1, 24, 'solved'),
    },
    { category: 'Pwn', state: 'solved', path: squareAt(2, 24, 'solved') },
  ]);
  // 24 wide and 36 high around a square of 10 with corners of 2.5.
  expect(squareAt(1, 24, 'solved')).toMatch(/^M31 13m2.5 0h5q2.5 /);
});

test('separates states of a category, and draws the outline of one without points inside its square', () => {
  const { squares } = marksOf(
    teamWith([
      [7, { state: 'hidden' }],
      [8, { state: 'worthless' }],
    ]),
    challenges,
    24,
  );
  expect(squares.map(({ state }) => state)).toEqual(['hidden', 'worthless']);
  // Its stroke of 1.5 is drawn around the path.
  expect(squares[1]?.path).toMatch(/^M31.75 13.75m1.75 0h5q1.75 /);
});

test('draws no square for a blood, which has a pennant, unless the solve has no points', () => {
  const marks = marksOf(
    teamWith([
      [7, { state: 'solved', blood: 1 }],
      [9, { state: 'worthless', blood: 2 }],
    ]),
    challenges,
    24,
  );
  // 18 wide and 16 high in a cell of 24 by 36.
  expect(marks.pennants).toHaveLength(1);
  expect(marks.pennants[0]).toMatchObject({ place: 1 });
  expect(marks.pennants[0]?.digits).toMatch(/^M3 10m/);
  expect(marks.pennants[0]?.cloths).toMatch(/^M3 10m3 .6/);
  expect(marks.squares.map(({ category }) => category)).toEqual(['Pwn']);
});

test('draws nothing for unsolved challenges', () => {
  expect(marksOf(teamWith([]), challenges, 24)).toEqual({ squares: [], pennants: [] });
});

test('draws the pennants of a place together, the best place first', () => {
  const { pennants } = marksOf(
    teamWith([
      [7, { state: 'solved', blood: 3 }],
      [8, { state: 'solved', blood: 1 }],
      [9, { state: 'solved', blood: 3 }],
    ]),
    challenges,
    24,
  );
  const drawn = (shape: string) => shape.split('M').length - 1;
  expect(pennants.map(({ place, digits }) => [place, drawn(digits)])).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

test('a picture stays the same until a mark or a column of it changes', () => {
  const solves = { team: teamWith([[7, { state: 'solved' }]]), challenges };
  const worthless = teamWith([[7, { state: 'worthless' }]]);
  const bloody = teamWith([[7, { state: 'solved', blood: 1 }]]);
  const further = teamWith([
    [7, { state: 'solved' }],
    [9, { state: 'solved' }],
  ]);
  const cheaper = challenges.map((each) => ({ ...each, points: '90' }));
  const same = { team: teamWith([[7, { state: 'solved' }]]), challenges: cheaper };
  expect(hasSameMarks(solves, same)).toBe(true);
  for (const team of [worthless, bloody, further, teamWith([])]) {
    expect(hasSameMarks(solves, { team, challenges })).toBe(false);
    expect(hasSameMarks({ team, challenges }, solves)).toBe(false);
  }
  expect(hasSameMarks(solves, { ...solves, challenges: challenges.toReversed() })).toBe(false);
  expect(hasSameMarks(solves, { ...solves, challenges: challenges.slice(0, 2) })).toBe(false);
});
