import { expect, test } from 'vitest';
import { gateOf } from './gate.ts';

test.each([
  ['Accepted', 'upcoming', 'waitingRoom'],
  ['Accepted', 'running', 'board'],
  ['Accepted', 'practice', 'board'],
  ['Accepted', 'ended', 'ended'],
  ['Pending', 'running', 'pending'],
  ['Rejected', 'running', 'rejected'],
  ['Suspended', 'running', 'suspended'],
  ['Unsubmitted', 'running', 'notJoined'],
  ['Pending', 'ended', 'pending'],
] as const)('%s in a game that is %s: %s', (status, phase, gate) => {
  expect(gateOf(status, phase)).toBe(gate);
});
