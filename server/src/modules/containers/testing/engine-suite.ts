import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ContainerEngine, type ContainerSpec, EngineError } from '../part-engine.ts';
import { isServing } from '../part-probe.ts';

/** What differs between engines. */
export interface EngineUnderTest {
  engine: ContainerEngine;
  /** Accepts connections at `port`. */
  servingImage: string;
  missingImage: string;
  /** Writes `listening` and a newline, then runs. */
  talkingImage: string;
  port: number;
  /** Ends the program of a container from outside. */
  crash: (name: string) => Promise<unknown>;
}

export function specOf(under: Pick<EngineUnderTest, 'servingImage' | 'port'>): ContainerSpec {
  return {
    name: randomBytes(16).toString('hex'),
    image: under.servingImage,
    memoryMegabytes: 32,
    cpuTenths: 5,
    storageMegabytes: 0,
    port: under.port,
    networkMode: 'Open',
    variables: { FLAG: 'flag{knots}', TEAM_ID: '42' },
  };
}

/** What every engine does. Call it inside `describe`. */
export function testEngine(open: () => EngineUnderTest): void {
  async function waitUntil(check: () => Promise<boolean>): Promise<void> {
    await expect.poll(check, { timeout: 20_000, interval: 100 }).toBe(true);
  }

  test('starts a container that serves, lists it, and removes it', async () => {
    const { engine, ...under } = open();
    const spec = specOf(under);
    await engine.fetchImage(spec.image);
    const started = await engine.start(spec);
    await waitUntil(() => isServing(started));
    expect(await engine.isRunning(spec.name)).toBe(true);
    expect(await engine.list()).toContainEqual(
      expect.objectContaining({ name: spec.name, isRunning: true }),
    );
    await engine.remove(spec.name);
    expect(await engine.isRunning(spec.name)).toBe(false);
    expect((await engine.list()).map(({ name }) => name)).not.toContain(spec.name);
    expect(await isServing(started)).toBe(false);
  });

  test('removes what is not there', async () => {
    await expect(open().engine.remove('missing')).resolves.toBeUndefined();
  });

  test('does not run what does not exist', async () => {
    expect(await open().engine.isRunning('missing')).toBe(false);
  });

  test('starts no second container of the same name', async () => {
    const { engine, ...under } = open();
    const spec = specOf(under);
    await engine.start(spec);
    await expect(engine.start(spec)).rejects.toThrow(EngineError);
    await engine.remove(spec.name);
  });

  test('says when an image cannot be pulled', async () => {
    const { engine, missingImage } = open();
    await expect(engine.fetchImage(missingImage)).rejects.toMatchObject({
      failure: 'ImageUnavailable',
    });
  });

  test('lists a container whose program has ended as not running', async () => {
    const { engine, crash, ...under } = open();
    const spec = specOf(under);
    await engine.start(spec);
    await crash(spec.name);
    await waitUntil(async () => !(await engine.isRunning(spec.name)));
    expect(await engine.list()).toContainEqual(
      expect.objectContaining({ name: spec.name, isRunning: false }),
    );
    await engine.remove(spec.name);
  });

  test('reads the end of what a program has written', async () => {
    const { engine, talkingImage, ...under } = open();
    const spec = { ...specOf(under), image: talkingImage };
    await engine.start(spec);
    const read = (bytes: number) => engine.readLog(spec.name, { lines: 1, bytes });
    await expect.poll(() => read(1000), { timeout: 20_000 }).toBe('listening\n');
    expect(await read(4)).toBe('ing\n');
    await engine.remove(spec.name);
    expect(await read(1000)).toBeNull();
  });

  test('says what a container takes, or that it cannot say', async () => {
    const { engine, ...under } = open();
    const spec = specOf(under);
    await engine.start(spec);
    const usage = await engine.readUsage(spec.name);
    if (usage !== null) {
      expect(usage.processors).toBeGreaterThanOrEqual(0);
      expect(usage.memoryBytes).toBeGreaterThan(0);
      expect(usage.memoryBytes).toBeLessThanOrEqual(spec.memoryMegabytes * 2 ** 20);
    }
    await engine.remove(spec.name);
    expect(await engine.readUsage(spec.name)).toBeNull();
  });
}
