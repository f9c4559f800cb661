import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { NoticeType } from '@halyard/sdk/rules';
import { manualClock } from '../testing/manual-clock.ts';
import { cookie, createContractSite } from './contract-site.ts';
import { pathOf, queryOf } from './requests.ts';
import { calls, type SpecCall } from './spec.ts';
import { createStage } from './stage.ts';

const monotonic = manualClock(0);
const clock = manualClock(Date.now());
const site = await createContractSite({ replace: { clock, monotonic } });
const stage = createStage(site);

const gameId = await stage.game({ freeze_at: null });
const open = await stage.challenge(gameId, { deadline_at: null });
const untouched = await stage.challenge(gameId, { deadline_at: null });
const rival = await stage.player({ gameId });
const secret = await stage.player({ gameId });
const outsider = await stage.user();
await stage.submit(rival.as, { gameId, challengeId: open }, 'flag{right}');
await site.db
  .updateTable('games')
  .set({ freeze_at: new Date() })
  .where('id', '=', gameId)
  .execute();
clock.advance(60_000);
await tellGame();

const CALLERS = { visitor: null, outsider: outsider.as, rival: rival.as };

/** Everything that somebody who is no member of staff can read. */
const READS = calls.filter(
  ({ method, access, implemented }) =>
    method === 'GET' && implemented && !['monitor', 'admin'].includes(access),
);

/** They are different each time, and about nothing of a game. The stream has a test of its own. */
const OTHERS = new Set(['getPowChallenge', 'getCaptcha', 'openLive', 'downloadOwnData']);

async function tellGame(): Promise<void> {
  await site.write(null, async (_tx, emit) => emit({ topic: 'game', gameId, body: {} }));
}

function pathsOf(call: SpecCall): string[] {
  return [open, untouched].flatMap((challengeId) =>
    [rival.teamId, secret.teamId].map((teamId) => {
      const known = { gameId, challengeId, teamId };
      const path = Object.entries(known).reduce(
        (text, [name, id]) => text.replace(`{${name}}`, String(id)),
        call.path,
      );
      return pathOf({ ...call, path }) + queryOf(call);
    }),
  );
}

async function read(path: string, as: string | null): Promise<string> {
  const answer = await site.app.inject({ url: path, headers: cookie(as) });
  const body = answer.body.replace(/"requestId":"[^"]*"/, '');
  return [answer.statusCode, answer.headers.etag ?? '', body].join(' ');
}

async function readAll(): Promise<Map<string, string>> {
  // What was published is made anew if it could be.
  monotonic.advance(5000);
  const answers = new Map<string, string>();
  for (const call of READS.filter(({ id }) => !OTHERS.has(id))) {
    for (const path of new Set(pathsOf(call))) {
      for (const [name, as] of Object.entries(CALLERS)) {
        answers.set(`${call.id} ${path} ${name}`, await read(path, as));
      }
    }
  }
  return answers;
}

async function get<Body>(path: string, as: string | null): Promise<Body> {
  monotonic.advance(5000);
  const answer = await site.app.inject({ url: path, headers: cookie(as) });
  return answer.json<Body>();
}

interface CompactBoard {
  teams: { id: number; score: number; solves: number[][] }[];
}

const BOARD = `/api/ext/game/${gameId}/board`;

async function solvesOn(as: string | null): Promise<Record<number, number>> {
  const { teams } = await get<CompactBoard>(BOARD, as);
  return Object.fromEntries(teams.map(({ id, solves }) => [id, solves.length]));
}

async function bloodsIn(as: string | null): Promise<NoticeType[]> {
  const notices = await get<{ type: NoticeType }[]>(`/api/game/${gameId}/notices`, as);
  return notices.map(({ type }) => type);
}

describe('a frozen game', () => {
  test('answers nothing else after a solve that is hidden, to whoever is no member of staff', async () => {
    await readAll();
    const before = await readAll();
    expect([...before.values()].filter((text) => text.startsWith('200')).length).toBeGreaterThan(
      30,
    );
    await pause(10);
    await stage.submit(secret.as, { gameId, challengeId: open }, 'flag{right}');
    await stage.submit(secret.as, { gameId, challengeId: untouched }, 'flag{right}');
    const after = await readAll();
    for (const [name, text] of before) expect(`${name} ${after.get(name)}`).toBe(`${name} ${text}`);
  });

  test('shows staff the current board and all bloods', async () => {
    const monitor = site.cookieOf('monitor').cookie?.split('=')[1] ?? '';
    expect(await solvesOn(monitor)).toEqual({ [rival.teamId]: 1, [secret.teamId]: 2 });
    expect(await solvesOn(null)).toEqual({ [rival.teamId]: 1, [secret.teamId]: 0 });
    expect(await bloodsIn(monitor)).toEqual(['FirstBlood', 'SecondBlood', 'FirstBlood']);
    expect(await bloodsIn(rival.as)).toEqual(['FirstBlood']);
  });

  test('shows a team its own solves at the value that everybody sees, without bloods', async () => {
    const { rank, challenges } = await get<{
      rank: { rank: number; score: number; solvedChallenges: object[]; solvedCount: number };
      challenges: Record<string, { id: number; score: number; solved: number; bloods: object[] }[]>;
    }>(`/api/game/${gameId}/details`, secret.as);
    const values = Object.fromEntries(
      Object.values(challenges)
        .flat()
        .map(({ id, score }) => [id, score]),
    );
    expect(rank).toMatchObject({
      rank: 2,
      solvedCount: 2,
      score: (values[open] ?? 0) + (values[untouched] ?? 0),
      solvedChallenges: [
        { id: open, type: 'Normal', score: values[open] },
        { id: untouched, type: 'Normal', score: values[untouched] },
      ],
    });
    expect(Object.values(challenges).flat()).toMatchObject([
      { id: open, solved: 1, bloods: [{ id: rival.teamId }] },
      { id: untouched, solved: 0, bloods: [] },
    ]);
    const detail = `/api/game/${gameId}/challenges/${open}`;
    expect(await get(detail, secret.as)).toMatchObject({ solved: true, score: values[open] });
  });

  test('shows everybody everything once staff release it, also as changes', async () => {
    const { version } = await get<{ version: number }>(BOARD, null);
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/ext/game/${gameId}/release`,
      headers: site.cookieOf('admin'),
    });
    expect(answer.json()).toMatchObject({ freeze: expect.any(Number), freezeReleased: true });
    expect(await get(`/api/game/${gameId}`, null)).toMatchObject({ freeze: null });
    const told = await get<{ changes: object[] | null }>(`${BOARD}/changes?since=${version}`, null);
    expect(told.changes).toHaveLength(1);
    expect(await solvesOn(null)).toEqual({ [rival.teamId]: 1, [secret.teamId]: 2 });
    expect(await bloodsIn(null)).toEqual(['FirstBlood', 'SecondBlood', 'FirstBlood']);
  });
});
