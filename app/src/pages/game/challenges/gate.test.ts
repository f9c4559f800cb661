import { expect, test } from 'vitest';
import { gateOf } from './gate.ts';

test.each([
  ['Accepted', 'waiting', 'waitingRoom'],
  ['Accepted', 'live', 'board'],
  ['Accepted', 'practice', 'board'],
  ['Accepted', 'ended', 'ended'],
  ['Pending', 'live', 'pending'],
  ['Rejected', 'live', 'rejected'],
  ['Suspended', 'live', 'suspended'],
  ['Unsubmitted', 'live', 'notJoined'],
  ['Pending', 'ended', 'pending'],
] as const)('%s in a game that is %s: %s', (status, phase, gate) => {
  expect(gateOf(status, phase)).toBe(gate);
});
