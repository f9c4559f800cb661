import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { FileTooLargeError, createStorage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'halyard-storage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const storage = await createStorage(folder);

function filesOf(path = folder): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );
}

async function read(
  hash: string,
  range?: { start: number; end: number },
): Promise<string | undefined> {
  const file = await storage.open(hash, range);
  return file && text(file.stream);
}

function ten(): Readable {
  return Readable.from([Buffer.alloc(6, 'l'), Buffer.alloc(4, 'm')]);
}

async function* broken() {
  yield Buffer.from('half');
  throw new Error('connection reset');
}

describe('storage', () => {
  test('gives back what it was given, whatever it is and however it is cut', async () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 3000 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(chunks, async (parts) => {
        const whole = Buffer.concat(parts);
        const stored = await storage.put(Readable.from(parts));
        expect(stored).toEqual({
          hash: createHash('sha256').update(whole).digest('hex'),
          size: whole.length,
        });
        expect(await storage.put(whole)).toEqual(stored);
        const file = await storage.open(stored.hash);
        expect(file?.size).toBe(whole.length);
        expect(await buffer(file?.stream ?? Readable.from([]))).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  test('reads a part, both ends included', async () => {
    const { hash } = await storage.put(Buffer.from('0123456789'));
    expect(await read(hash, { start: 2, end: 4 })).toBe('234');
    const file = await storage.open(hash, { start: 2, end: 4 });
    file?.stream.destroy();
    expect(file?.size).toBe(10);
  });

  test('keeps the same content once', async () => {
    const before = filesOf().length;
    await Promise.all(Array.from({ length: 5 }, () => storage.put(Buffer.from('again'))));
    expect(filesOf()).toHaveLength(before + 1);
  });

  test('takes a file of exactly the limit and refuses the next byte, keeping nothing', async () => {
    await storage.put(ten(), 10);
    const before = filesOf();
    await expect(storage.put(ten(), 9)).rejects.toThrow(FileTooLargeError);
    await expect(storage.put(Buffer.alloc(11), 10)).rejects.toThrow(FileTooLargeError);
    expect(filesOf()).toEqual(before);
  });

  test('stops reading an endless upload at the limit', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(1000);
      }
    }
    await expect(storage.put(endless(), 5000)).rejects.toThrow(FileTooLargeError);
    expect(given).toBe(6);
  });

  test('keeps nothing of an upload that breaks off', async () => {
    const before = filesOf();
    await expect(storage.put(broken())).rejects.toThrow('connection reset');
    expect(filesOf()).toEqual(before);
  });

  test('forgets a file, and does not mind one that is not there', async () => {
    const { hash } = await storage.put(Buffer.from('gone soon'));
    await storage.remove(hash);
    await storage.remove(hash);
    expect(await read(hash)).toBeUndefined();
  });

  test('says in one sentence that it may not write', async () => {
    const { hash } = await storage.put(Buffer.from('a file, not a folder'));
    const inTheWay = join(folder, hash.slice(0, 2), hash);
    await expect(createStorage(inTheWay)).rejects.toThrow(/^Files cannot be stored in /);
  });

  test('opens nothing but hashes', async () => {
    await expect(storage.open('../../../etc/passwd')).rejects.toThrow(TypeError);
    await expect(storage.remove('ab')).rejects.toThrow(TypeError);
  });

  test('removes uploads that a crash cut off, and leaves those of other servers alone', async () => {
    const old = join(folder, 'incoming', 'old');
    const young = join(folder, 'incoming', 'young');
    writeFileSync(old, 'x');
    writeFileSync(young, 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
    utimesSync(old, twoDaysAgo, twoDaysAgo);
    await storage.removeAbandoned(new Date(Date.now() - 3600_000));
    expect(readdirSync(join(folder, 'incoming'))).toEqual(['young']);
  });
});
