import { expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.ts';
import { unpack } from './unpack.ts';

const content = Uint8Array.from({ length: 50_000 }, (_, index) => (index * index) % 251);

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function streamOf(...chunks: (Uint8Array<ArrayBuffer> | Error)[]) {
  const waiting = [...chunks];
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = waiting.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(next);
    },
  });
}

const options = { most: 1 << 20, onRead: () => undefined };

test('reads what is compressed and what is not', async () => {
  const file = await packed(content);
  const onRead = vi.fn();
  const halves = [file.slice(0, 9), file.slice(9)];
  const unpacked = await unpack(streamOf(...halves), { ...options, onRead });
  expect(unpacked).toStrictEqual({ bytes: content, isCut: false });
  expect(onRead).toHaveBeenLastCalledWith(file.length);
  expect(await unpack(streamOf(content), options)).toStrictEqual({ bytes: content, isCut: false });
  expect((await unpack(streamOf(), options)).bytes).toHaveLength(0);
});

test('keeps what was read of a cut or damaged file', async () => {
  const file = await packed(content);
  const cut = await unpack(streamOf(file.slice(0, -9)), options);
  expect(cut.isCut).toBe(true);
  expect(content.subarray(0, cut.bytes.length)).toEqual(cut.bytes);
});

test('stops at the limit', async () => {
  const file = await packed(new Uint8Array(3_000_000));
  const { bytes, isCut } = await unpack(streamOf(file), { ...options, most: 100_000 });
  expect([bytes.length, isCut]).toEqual([100_000, true]);
});

test('fails when the connection does', async () => {
  const file = await packed(content);
  const lost = unpack(streamOf(file.slice(0, 99), new Error('lost')), options);
  await expect(lost).rejects.toThrow('lost');
});

test('work in slices reports progress, and can be stopped', async () => {
  function* work(): Generator<number, string> {
    for (let step = 1; step <= 40; step += 1) {
      const end = performance.now() + 1;
      while (performance.now() < end);
      yield step;
    }
    return 'done';
  }
  const onProgress = vi.fn();
  expect(await inSlices(work(), new AbortController().signal, onProgress)).toBe('done');
  expect(onProgress.mock.calls.length).toBeGreaterThan(1);
  const controller = new AbortController();
  const stopped = inSlices(work(), controller.signal, () => controller.abort());
  await expect(stopped).rejects.toThrow('abort');
});
