import { describe, expect, test } from 'vitest';
import { findDisagreements, type InstanceRow, isSettled, type State } from './judge.ts';

const ROW: InstanceRow = {
  name: 'one',
  status: 'Running',
  participationId: 1,
  challengeId: 2,
  teamId: 3,
  port: 32768,
};
const CONTAINER = { name: 'one', isRunning: true, ports: [32768] };
const GOOD: State = {
  rows: [ROW],
  containers: [CONTAINER],
  answers: new Map([['one', '3']]),
  networks: ['halyard-open', 'halyard-isolated'],
};

describe('findDisagreements', () => {
  test('finds none where rows, containers and ports agree', () => {
    expect(findDisagreements(GOOD)).toEqual([]);
  });

  test('takes a failed start without a container for an end', () => {
    const rows = [ROW, { ...ROW, name: 'two', status: 'Failed' }];
    expect(findDisagreements({ ...GOOD, rows })).toEqual([]);
  });

  test.each<[string, Partial<State>, string]>([
    ['a start that never ends', { rows: [{ ...ROW, status: 'Pending' }] }, 'still Pending'],
    ['a container without a row', { rows: [] }, 'one is an orphan'],
    ['a container of a failed start', { rows: [{ ...ROW, status: 'Failed' }] }, 'one is an orphan'],
    ['a row without a container', { containers: [] }, 'running, and no container is'],
    [
      'a row whose container has ended',
      { containers: [{ ...CONTAINER, isRunning: false }] },
      'running, and no container is',
    ],
    [
      'two rows of a team for a challenge',
      { rows: [ROW, { ...ROW, name: 'two' }] },
      '1/2 have two',
    ],
    ['two containers of a row', { containers: [CONTAINER, CONTAINER] }, 'has two containers'],
    [
      'a port of two containers',
      { containers: [CONTAINER, { ...CONTAINER, name: 'two' }] },
      'port 32768 belongs to two',
    ],
    ['another port', { containers: [{ ...CONTAINER, ports: [32769] }] }, 'is not its own'],
    ['a port that is dead', { answers: new Map() }, 'does not answer'],
    ['a port of another team', { answers: new Map([['one', '4']]) }, 'answered by team 4'],
    ['a network for each instance', { networks: ['a', 'b', 'c'] }, '3 networks were made'],
  ])('finds %s', (_name, facts, violation) => {
    expect(findDisagreements({ ...GOOD, ...facts }).join('\n')).toContain(violation);
  });
});

describe('isSettled', () => {
  test('waits for nothing where rows and containers agree', () => {
    expect(isSettled(GOOD)).toBe(true);
    expect(isSettled({ rows: [{ ...ROW, status: 'Failed' }], containers: [] })).toBe(true);
  });

  test.each<[string, Partial<State>]>([
    ['a start', { rows: [{ ...ROW, status: 'Pending' }] }],
    ['an end', { rows: [{ ...ROW, status: 'Ending' }] }],
    ['the removal of a container in excess', { containers: [CONTAINER, CONTAINER] }],
    [
      'a sweep that sees that a container has ended',
      { containers: [{ ...CONTAINER, isRunning: false }] },
    ],
    ['a sweep that sees that a container is gone', { containers: [] }],
  ])('waits for %s', (_name, facts) => {
    expect(isSettled({ ...GOOD, ...facts })).toBe(false);
  });
});
