import { expect, test } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createWrites } from '../../../platform/write.ts';
import { createSettings } from '../../settings/public.ts';
import { createContainers } from '../part-containers.ts';
import type { ContainerEngine } from '../part-engine.ts';
import { type EngineUnderTest, specOf } from './engine-suite.ts';

function siteOn({ db }: TestDatabase, engine: ContainerEngine) {
  const bus = { on: () => () => undefined };
  return createContainers({
    ...createWrites({ db, bus: { deliver: () => undefined } }),
    db,
    bus,
    clock: Date.now,
    settings: createSettings({ db, bus }),
    config: null,
    proxySettings: { portMapping: 'Default' },
    place: '',
    engine,
    onError: (error) => {
      throw error;
    },
  });
}

/** What a database knows of its hold on the engine is in a copy of it as well. */
export async function copyHolder(from: TestDatabase, to: TestDatabase): Promise<void> {
  const row = await from.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'engineHolder')
    .executeTakeFirstOrThrow();
  const value = JSON.stringify(row.value);
  await to.db
    .insertInto('settings')
    .values({ key: 'engineHolder', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** What every engine lets a site and a copy of it do. Call it inside `describe`. */
export function testCopy(
  open: () => Omit<EngineUnderTest, 'crash'>,
  [original, restored]: readonly [TestDatabase, TestDatabase],
): void {
  test('keeps one mark, which only one of several sites changes', async () => {
    const { engine } = open();
    const read = async () => engine.readMark?.();
    const write = async (mark: string, over: string | null) => engine.writeMark?.(mark, over);
    expect(await read()).toBeNull();
    const first = await Promise.all(['a', 'b', 'c'].map((mark) => write(mark, null)));
    expect(first.filter(Boolean)).toHaveLength(1);
    const mark = ['a', 'b', 'c'][first.indexOf(true)] ?? '';
    expect(await read()).toBe(mark);
    expect(await write('d', null)).toBe(false);
    expect(await write('d', 'z')).toBe(false);
    expect(await read()).toBe(mark);
    expect(await write('d', mark)).toBe(true);
    expect(await read()).toBe('d');
    expect(await engine.list()).toEqual([]);
  });

  test('keeps the containers of a site from a restored copy, until that one is the site', async () => {
    const { engine, ...under } = open();
    const isRunning = async (name: string) => engine.isRunning(name);
    const site = siteOn(original, engine);
    await site.holder.takeOver(null);
    await copyHolder(original, restored);
    const instance = specOf(under);
    await engine.fetchImage(instance.image);
    await engine.start(instance);

    const copy = siteOn(restored, engine);
    await copy.sweepAll();
    expect(await copy.holder.find()).toBe('Asking');
    expect(await isRunning(instance.name)).toBe(true);
    await site.holder.renew();
    await copy.holder.renew();
    expect(await copy.holder.find()).toBe('Elsewhere');
    await copy.sweepAll();
    expect(await isRunning(instance.name)).toBe(true);
    await expect(copy.findHeldEngine()).rejects.toMatchObject({ code: 'CONTAINER_FAILED' });
    await expect((await copy.findEngine()).remove(instance.name)).rejects.toThrow(
      'holds the engine',
    );

    await copy.holder.takeOver(null);
    await copy.sweepAll();
    expect(await isRunning(instance.name)).toBe(false);
    const later = specOf(under);
    await engine.start(later);
    await expect.poll(() => site.holder.mayAct()).toBe(false);
    await site.sweepAll();
    expect(await isRunning(later.name)).toBe(true);
    await copy.sweepAll();
    expect(await isRunning(later.name)).toBe(false);
  });
}
