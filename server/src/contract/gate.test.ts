import { type OperationId, operations } from '@halyard/sdk/operations';
import { describe, expect, test } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import type { Handlers } from '../http/registrar.ts';
import type { ParticipationStatus } from '@halyard/sdk/rules';
import type { EnteredGame } from '../modules/live-games/service-enter.ts';
import { cookie, createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { pathOf, queryOf, send } from './requests.ts';
import { createStage, ENDED, type Player, UPCOMING } from './stage.ts';

type Required = Exclude<(typeof operations)[OperationId]['game'], null>;

/** What the handler of the last request was given; null when the gate let nobody through. */
let entered: Partial<EnteredGame> | null = null;

/** Answers instead of every handler, so that no request changes anything. */
function note(context: unknown): never {
  entered = context as Partial<EnteredGame>;
  throw new AppError('NOT_IMPLEMENTED');
}

const ids = Object.keys(operations) as OperationId[];
const site = await createContractSite({
  // One function fits every operation, which a list of names cannot say.
  handlers: Object.fromEntries(ids.map((id) => [id, note])) as unknown as Handlers,
});
const stage = createStage(site);

const GAMES = {
  upcoming: await stage.game(UPCOMING),
  running: await stage.game(),
  practice: await stage.game({ ...ENDED, practice_mode: true }),
  ended: await stage.game(ENDED),
  hidden: await stage.game({ hidden: true }),
};
type When = keyof typeof GAMES;

const OPEN: Record<Required['phase'], readonly When[]> = {
  any: ['upcoming', 'running', 'practice', 'ended', 'hidden'],
  started: ['running', 'practice', 'ended', 'hidden'],
  running: ['running', 'practice', 'hidden'],
};

interface Caller {
  as: string | null;
  /** All access levels of the spec that the caller has. */
  access: readonly string[];
  player: Player | null;
  status: ParticipationStatus | null;
}

const outsider = await stage.user();
const staff = {
  monitor: await site.addUser('Monitor', 'second monitor'),
  admin: await site.addUser('Admin', 'second admin'),
};

const OUTSIDERS: Record<string, Caller> = {
  nobody: { as: null, access: ['public'], player: null, status: null },
  user: { as: outsider.as, access: ['public', 'user'], player: null, status: null },
  monitor: {
    as: staff.monitor,
    access: ['public', 'user', 'monitor'],
    player: null,
    status: null,
  },
  admin: {
    as: staff.admin,
    access: ['public', 'user', 'monitor', 'admin'],
    player: null,
    status: null,
  },
};

/** Everybody who may ask something of a game, by name. */
async function callersOf(gameId: number): Promise<Record<string, Caller>> {
  const callers = { ...OUTSIDERS };
  for (const status of ['Pending', 'Accepted', 'Rejected', 'Suspended'] as const) {
    const player = await stage.player({ gameId, status });
    callers[status] = { as: player.as, access: ['public', 'user'], player, status };
  }
  return callers;
}

const CALLERS = {
  upcoming: await callersOf(GAMES.upcoming),
  running: await callersOf(GAMES.running),
  practice: await callersOf(GAMES.practice),
  ended: await callersOf(GAMES.ended),
  hidden: await callersOf(GAMES.hidden),
} satisfies Record<When, unknown>;

/** The answer by the words of the spec: a code, or that of the handler for who is let through. */
function expected(access: string, required: Required, caller: Caller, when: When): string {
  if (!caller.access.includes(access)) return caller.as === null ? 'NOT_SIGNED_IN' : 'FORBIDDEN';
  if (required.participation !== 'none' && caller.status === null) return 'NOT_JOINED';
  if (required.participation === 'accepted' && caller.status !== 'Accepted') return 'NOT_ACCEPTED';
  if (OPEN[required.phase].includes(when)) return 'NOT_IMPLEMENTED';
  return when === 'upcoming' ? 'GAME_NOT_STARTED' : 'GAME_ENDED';
}

async function ask(id: OperationId, gameId: number, as: string | null) {
  const call = callOf(id);
  entered = null;
  const path =
    pathOf({ ...call, path: call.path.replace('{gameId}', String(gameId)) }) + queryOf(call);
  const headers = as === null ? { cookie: '' } : cookie(as);
  return (await send(site, call, { path, headers })).json<{ code: string }>().code;
}

const about = ids.flatMap((id) => {
  const { game, access } = operations[id];
  return game === null ? [] : [{ id, access, required: game, ...game }];
});

describe.each(about)('$id ($participation, $phase)', ({ id, access, required }) => {
  test('lets through exactly those whom the spec admits', async () => {
    const answers: string[] = [];
    const admitted: string[] = [];
    for (const when of Object.keys(GAMES) as When[]) {
      for (const [name, caller] of Object.entries(CALLERS[when])) {
        const code = await ask(id, GAMES[when], caller.as);
        answers.push(`${name}, ${when}: ${code}`);
        admitted.push(`${name}, ${when}: ${expected(access, required, caller, when)}`);
      }
    }
    expect(answers).toEqual(admitted);
  });

  test('hands the handler the game, and the participation that it requires', async () => {
    const caller = Object.values(CALLERS.running).find(
      (one) => expected(access, required, one, 'running') === 'NOT_IMPLEMENTED',
    );
    await ask(id, GAMES.running, caller?.as ?? null);
    expect(entered?.game?.id).toBe(GAMES.running);
    const participationId =
      required.participation === 'none' ? undefined : caller?.player?.participationId;
    expect(entered?.participation?.participationId).toBe(participationId);
  });
});

test('an operation that declares nothing is given no game', async () => {
  const accepted = CALLERS.running['Accepted'];
  await ask('getSubmissionStatus', GAMES.running, accepted?.as ?? null);
  expect(entered).toMatchObject({ actor: { role: 'User' } });
  expect(entered).not.toHaveProperty('game');
});
