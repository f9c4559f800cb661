import { type OperationId, operations } from '@halyard/sdk/operations';
import { expect, test } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import type { Actor } from '../domain/actor.ts';
import type { Handlers } from '../http/registrar.ts';
import { createContractSite } from './contract-site.ts';
import { calls, type SpecCall } from './spec.ts';
import { send } from './requests.ts';

/** Whom the handler of the last request was given; undefined when nobody was let through. */
let seen: Actor | null | undefined;

/** Answers instead of every handler. */
function note(context: unknown): never {
  seen = (context as { actor: Actor | null }).actor;
  throw new AppError('NOT_IMPLEMENTED');
}

const ids = Object.keys(operations) as OperationId[];
const site = await createContractSite({
  // One function fits every operation, which a list of names cannot say.
  handlers: Object.fromEntries(ids.map((id) => [id, note])) as unknown as Handlers,
});

/** Sends a call as an administrator with a temporary password. */
async function ask(call: SpecCall): Promise<string> {
  seen = undefined;
  return (await send(site, call, { caller: 'temporary' })).json<{ code: string }>().code;
}

/** The answer by the words of the spec. */
function expected({ id, access }: SpecCall): string {
  const isOpen = access === 'public' || access === 'session' || operations[id].temporaryPassword;
  // Games in paths do not exist.
  if (isOpen) return operations[id].game === null ? 'NOT_IMPLEMENTED' : 'GAME_NOT_FOUND';
  return 'PASSWORD_CHANGE_REQUIRED';
}

test('whoever must change their password may call only what the spec says', async () => {
  const answers = new Map<string, string>();
  for (const call of calls) answers.set(call.id, await ask(call));
  expect(answers).toEqual(new Map(calls.map((call) => [call.id, expected(call)])));
  const refused = [...answers.values()].filter((code) => code === 'PASSWORD_CHANGE_REQUIRED');
  expect(refused.length).toBeGreaterThan(80);
});

test('is nobody on public operations, and themselves where they may call', async () => {
  for (const call of calls) {
    const code = await ask(call);
    if (code !== 'NOT_IMPLEMENTED') continue;
    const name = seen?.userName ?? null;
    expect(name, call.id).toBe(call.access === 'public' ? null : 'temporary');
  }
});
