import type { CheatInfo, CheatTeam, GameEvent, Submission } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { linksOf, momentsOf, signalsOf } from './case-facts.ts';
import { caseParams, isIn, standingOf, toStates } from './cases.ts';
import { isAlike } from './event-rows.ts';
import { toPairs } from './pairs.ts';
import { countNewer } from './use-held-rows.ts';

function submission(fields: Partial<Submission>): Submission {
  return {
    id: 1,
    answer: 'flag{loose}',
    status: 'WrongAnswer',
    time: 1000,
    user: 'riptide',
    team: 'Undertow',
    teamId: 2,
    challenge: 'Sextant',
    challengeId: 12,
    ...fields,
  };
}

function team(id: number, name: string, status: CheatTeam['status'] = 'Accepted'): CheatTeam {
  return { id, team: { id, name, avatar: null }, status, division: null, divisionId: null };
}

function report(owner: CheatTeam, sender: CheatTeam, fields: Partial<Submission>): CheatInfo {
  return {
    ownedTeam: owner,
    submitTeam: sender,
    submission: submission({ status: 'CheatDetected', ...fields }),
  };
}

describe('countNewer', () => {
  test('counts the rows before the first that is held, all of them when it is on another page', () => {
    const rows = [5, 4, 3].map((id) => ({ id }));
    expect(countNewer(rows, undefined)).toBe(0);
    expect(countNewer(rows, [{ id: 3 }, { id: 2 }])).toBe(2);
    expect(countNewer(rows, rows)).toBe(0);
    expect(countNewer(rows, [{ id: 1 }])).toBe(3);
  });
});

describe('isAlike', () => {
  const event: GameEvent = {
    time: 1,
    type: 'FlagSubmit',
    values: ['WrongAnswer', 'flag{a}', 'Sextant', '12'],
    user: 'riptide',
    team: 'Undertow',
  };

  test('folds equal verdicts of a team about a challenge, and nothing else', () => {
    expect(isAlike(event, { ...event, values: ['WrongAnswer', 'b', 'Sextant', '12'] })).toBe(true);
    expect(isAlike(event, { ...event, values: ['Accepted', 'b', 'Sextant', '12'] })).toBe(false);
    expect(isAlike(event, { ...event, team: 'Halogen' })).toBe(false);
    expect(isAlike({ ...event, type: 'Normal' }, { ...event, type: 'Normal' })).toBe(false);
  });
});

describe('pairs of teams', () => {
  const [one, two, three] = [team(1, 'Tidal Lock'), team(2, 'Undertow'), team(3, 'Halogen')];

  test('keeps directions apart, with the newest report first', () => {
    const pairs = toPairs([
      report(one, two, { time: 1 }),
      report(two, one, { time: 5 }),
      report(one, two, { time: 9 }),
      report(three, two, { time: 3 }),
    ]);
    expect(pairs.map(({ id, reports }) => [id, reports.length])).toEqual([
      ['1-2', 2],
      ['2-1', 1],
      ['3-2', 1],
    ]);
  });

  test('stands where its case does, whoever of the two sent the flag', () => {
    const states = toStates([
      {
        participationId: one.id,
        otherParticipationId: two.id,
        state: 'Dismissed',
        changedAt: 1,
        notes: 0,
        evidence: 0,
      },
    ]);
    const turned = toPairs([report(one, two, {}), report(two, one, { id: 8 })]);
    expect(turned.map((pair) => standingOf(states, pair))).toEqual(['Dismissed', 'Dismissed']);
    expect(turned.map(caseParams)).toEqual([
      { participationId: one.id, otherParticipationId: two.id },
      { participationId: one.id, otherParticipationId: two.id },
    ]);
  });

  test('is open until it is decided, or the sender cannot play any more', () => {
    const [open] = toPairs([report(one, two, {})]);
    const [settled] = toPairs([report(one, team(2, 'Undertow', 'Suspended'), {})]);
    const standings = [open, settled].map((pair) => pair && standingOf(new Map(), pair));
    expect(standings).toEqual(['Open', 'Suspended']);
    expect(
      (['Open', 'Watched', 'Suspended', 'Dismissed', 'Confirmed'] as const).map((standing) =>
        isIn('open', standing),
      ),
    ).toEqual([true, true, false, false, false]);
  });

  const [pair] = toPairs([report(one, two, { id: 7, time: 200_000 })]);
  const solve = submission({ id: 3, status: 'Accepted', time: 100_000 });
  const nothing = { submissions: [], events: [], lacksSolves: false, lacksStarts: false };
  const start = (time: number): GameEvent => ({
    time,
    type: 'ContainerStart',
    values: ['12', 'Sextant'],
    user: 'sluice',
    team: 'Tidal Lock',
  });

  test('has hints: sent soon after the solve, without an instance, equal wrong flags', () => {
    if (!pair) throw new Error('There is no pair.');
    const wrong = [submission({ answer: 'a' }), submission({ answer: 'b' })];
    const signals = signalsOf(pair, {
      owner: { ...nothing, submissions: [solve, ...wrong], events: [start(50_000)] },
      sender: { ...nothing, submissions: wrong, events: [start(300_000)] },
    });
    expect(signals).toEqual([
      { kind: 'sentSoon', challenge: 'Sextant', seconds: 100 },
      { kind: 'noStart', challenge: 'Sextant' },
      { kind: 'equalWrong', count: 2 },
    ]);
  });

  test('says when the owner had not solved it, and nothing of old solves', () => {
    if (!pair) throw new Error('There is no pair.');
    expect(signalsOf(pair, { owner: nothing, sender: nothing })).toEqual([
      { kind: 'sentBefore', challenge: 'Sextant' },
    ]);
    const old = { ...nothing, submissions: [{ ...solve, time: -500_000 }] };
    expect(signalsOf(pair, { owner: old, sender: nothing })).toEqual([]);
  });

  test('says nothing of what may be in earlier submissions and events than are known', () => {
    if (!pair) throw new Error('There is no pair.');
    const owner = { ...nothing, events: [start(50_000)], lacksSolves: true };
    expect(signalsOf(pair, { owner, sender: { ...nothing, lacksStarts: true } })).toEqual([]);
  });

  test('connects a foreign flag with the solve before it', () => {
    const challenges = new Set(['Sextant']);
    const owner = momentsOf('owner', { submissions: [solve], events: [start(1)] }, challenges);
    const sender = momentsOf(
      'sender',
      {
        submissions: [
          submission({ id: 7, status: 'CheatDetected', time: 200_000 }),
          submission({ id: 8, challenge: 'Keelhaul' }),
        ],
        events: [],
      },
      challenges,
    );
    expect(owner.map(({ kind }) => kind)).toEqual(['start', 'solved']);
    expect(sender.map(({ kind }) => kind)).toEqual(['foreign']);
    expect(linksOf(owner, sender)).toEqual([{ from: 'owner-3', to: 'sender-7' }]);
  });
});
