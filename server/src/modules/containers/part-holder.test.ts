import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createWrites } from '../../platform/write.ts';
import { type ContainerEngine, EngineError } from './part-engine.ts';
import { createHolder } from './part-holder.ts';
import { copyHolder } from './testing/copy-suite.ts';
import { createFakeEngine } from './testing/fake-engine.ts';

const original = await createTestDatabase();
const other = await createTestDatabase();

/** In which everybody who lives renews a mark several times. */
const MINUTE = 60_000;

let engine: ReturnType<typeof createFakeEngine>;
let now = 0;

beforeEach(async () => {
  engine = createFakeEngine();
  for (const { db } of [original, other])
    await db.deleteFrom('settings').where('key', '=', 'engineHolder').execute();
});

interface Options {
  place?: string;
  takesOver?: boolean;
  at?: ContainerEngine;
}

/** A server that starts. */
function serverOn(
  { db }: TestDatabase,
  { place = 'machine /srv', takesOver = false, at = engine.engine }: Options = {},
) {
  return createHolder(
    {
      db,
      write: createWrites({ db, bus: { deliver: () => undefined } }).write,
      place,
      takesOver,
      onError: (error) => {
        throw error;
      },
      monotonic: () => now,
    },
    async () => at,
  );
}

type Server = ReturnType<typeof serverOn>;

/** Time passes, in which each of these looks at the engine as often as a server does. */
async function pass(milliseconds: number, ...servers: Server[]): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10_000) {
    now += 10_000;
    for (const server of servers) await server.renew();
  }
}

async function ask(server: Server) {
  return [await server.find(), await server.mayAct(), await server.maySend()];
}

const HELD = ['Held', true, true];
const ASKING = ['Asking', false, null];
const ELSEWHERE = ['Elsewhere', false, false];

describe('a site', () => {
  test('holds an engine that nobody holds, and goes on', async () => {
    const site = serverOn(original);
    expect(await ask(site)).toEqual(HELD);
    await pass(10 * MINUTE, site);
    expect(await ask(site)).toEqual(HELD);
  });

  test('is one with several servers on its database, wherever they run', async () => {
    const first = serverOn(original);
    await first.renew();
    const second = serverOn(original, { place: 'another /srv' });
    expect(await ask(second)).toEqual(ASKING);
    await pass(MINUTE, first, second);
    expect(await ask(second)).toEqual(HELD);
    expect(await ask(first)).toEqual(HELD);
  });

  test('goes on at once where it was, after a crash or in a new container on the same volume', async () => {
    await pass(MINUTE, serverOn(original));
    expect(await ask(serverOn(original))).toEqual(HELD);
  });

  test.each([
    ['in a folder that was moved', 'machine /opt'],
    ['on another machine', 'another /srv'],
  ])('goes on %s, when nobody else has renewed its mark for a while', async (_, place) => {
    await pass(MINUTE, serverOn(original));
    const moved = serverOn(original, { place });
    expect(await ask(moved)).toEqual(ASKING);
    await pass(MINUTE, moved);
    expect(await ask(moved)).toEqual(HELD);
    expect(await ask(serverOn(original, { place }))).toEqual(HELD);
  });

  test('goes on from a snapshot that was restored in its place', async () => {
    const before = serverOn(original);
    await before.renew();
    await copyHolder(original, other);
    await pass(10 * MINUTE, before);
    await copyHolder(other, original);
    const site = serverOn(original);
    expect(await site.mayAct()).toBe(false);
    await pass(MINUTE, site);
    expect(await ask(site)).toEqual(HELD);
  });

  test('goes on with a standby that lacks the last changes', async () => {
    const before = serverOn(original);
    await pass(MINUTE, before);
    await copyHolder(original, other);
    await pass(MINUTE, before);
    const site = serverOn(other);
    await pass(MINUTE, site);
    expect(await ask(site)).toEqual(HELD);
  });

  test('goes on when the engine is restored, while it runs', async () => {
    const site = serverOn(original);
    await site.renew();
    const mark = (await engine.engine.readMark?.()) ?? '';
    await pass(10 * MINUTE, site);
    await engine.engine.writeMark?.(mark, (await engine.engine.readMark?.()) ?? null);
    await pass(10_000, site);
    expect(await site.mayAct()).toBe(false);
    await pass(MINUTE, site);
    expect(await ask(site)).toEqual(HELD);
  });
});

describe('a copy of a site', () => {
  async function startCopy(options: Options = { place: 'another /srv' }) {
    const site = serverOn(original);
    await pass(MINUTE, site);
    await copyHolder(original, other);
    return { site, copy: serverOn(other, options) };
  }

  test('does nothing while the site lives, and remembers it', async () => {
    const { site, copy } = await startCopy();
    expect(await ask(copy)).toEqual(ASKING);
    await pass(MINUTE, site, copy);
    expect(await ask(copy)).toEqual(ELSEWHERE);
    expect(await ask(site)).toEqual(HELD);
    // The site is down for an update.
    await pass(10 * MINUTE, copy);
    expect(await ask(copy)).toEqual(ELSEWHERE);
    expect(await ask(serverOn(other))).toEqual(ELSEWHERE);
    expect(await ask(serverOn(original))).toEqual(HELD);
  });

  test('that lacks the last changes does nothing either, although machine and folder are the same', async () => {
    const { site, copy } = await startCopy({});
    await pass(MINUTE, site);
    expect(await copy.mayAct()).toBe(false);
    await pass(MINUTE, site, copy);
    expect(await ask(copy)).toEqual(ELSEWHERE);
    expect(await ask(site)).toEqual(HELD);
  });

  test('becomes the site when somebody says so, and the other one ends at once', async () => {
    const { site, copy } = await startCopy();
    await pass(MINUTE, site, copy);
    await copy.takeOver(null);
    now += 2000;
    expect(await site.mayAct()).toBe(false);
    expect(await ask(copy)).toEqual(HELD);
    await pass(MINUTE, copy, site);
    expect(await ask(copy)).toEqual(HELD);
    expect(await ask(site)).toEqual(ELSEWHERE);
    expect(await ask(serverOn(original))).toEqual(ELSEWHERE);
    await site.takeOver(null);
    expect(await ask(site)).toEqual(HELD);
  });

  test('becomes the site by its settings', async () => {
    const { site, copy } = await startCopy({ place: 'another /srv', takesOver: true });
    expect(await ask(copy)).toEqual(HELD);
    await pass(MINUTE, copy, site);
    expect(await ask(site)).toEqual(ELSEWHERE);
  });

  test('becomes the site with all servers on its database', async () => {
    const { site, copy } = await startCopy();
    const second = serverOn(other, { place: 'third /srv' });
    await pass(MINUTE, site, copy, second);
    expect(await ask(second)).toEqual(ELSEWHERE);
    await copy.takeOver(null);
    await pass(MINUTE, copy, second);
    expect(await ask(second)).toEqual(HELD);
    expect(await ask(copy)).toEqual(HELD);
  });
});

describe('an engine', () => {
  test('that lets nobody leave a mark is used without', async () => {
    const refuse = async () => {
      throw new EngineError('Refused', 'leases is forbidden');
    };
    const site = serverOn(original, { at: { ...engine.engine, readMark: refuse } });
    expect(await ask(site)).toEqual(['Unchecked', true, true]);
  });

  test('that is away keeps no mail from a site that is where it was', async () => {
    await pass(MINUTE, serverOn(original));
    engine.state.isAway = true;
    expect(await serverOn(original).maySend()).toBe(true);
    expect(await serverOn(original, { place: 'another /srv' }).maySend()).toBe(null);
    await expect(serverOn(original).mayAct()).rejects.toThrow('away');
  });
});
