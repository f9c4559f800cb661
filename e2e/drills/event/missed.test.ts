import { expect, test } from 'vitest';
import { compareHeard, type Told } from './missed.ts';

const TOLD: Told[] = [
  { id: 5, topic: 'Notice', participationId: null },
  { id: 6, topic: 'Team', participationId: 1 },
  { id: 7, topic: 'Team', participationId: 2 },
  { id: 8, topic: 'Notice', participationId: null },
];

function listener(heard: { team?: number[]; notices?: number[] }, from = 0, to = 9) {
  const spans = [{ from, to }];
  return { participationId: 1, version: 0, spans, team: [6], notices: [5, 8], ...heard };
}

test.each([
  ['nothing is missing', listener({}), { missed: 0, doubled: 0, expected: 3 }],
  ['a notice is missing', listener({ notices: [5] }), { missed: 1, doubled: 0, expected: 3 }],
  [
    'an event of the team is missing',
    listener({ team: [] }),
    { missed: 1, doubled: 0, expected: 3 },
  ],
  ['an event came twice', listener({ team: [6, 6] }), { missed: 0, doubled: 1, expected: 3 }],
  [
    'what happened before and after does not count',
    listener({ team: [6], notices: [] }, 5, 7),
    { missed: 0, doubled: 0, expected: 1 },
  ],
])('%s', (_, heard, found) => {
  expect(compareHeard([heard], TOLD)).toEqual(found);
});
