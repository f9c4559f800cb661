/** A file as bytes. */
export interface Unpacked {
  bytes: Uint8Array;
  /** It ended too early, or is larger than `most`. */
  isCut: boolean;
}

/**
 * Reads a file, which may be compressed with gzip, up to a limit: a small file can become a very
 * large one. What was read of a damaged file is kept.
 * @param onRead called with the number of bytes that have arrived, as they are stored
 */
export async function unpack(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  { most, onRead }: { most: number; onRead: (bytes: number) => void },
): Promise<Unpacked> {
  const reader = file.getReader();
  const first = await reader.read();
  const isPacked = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  let arrived = 0;
  let next = first;
  let failure: unknown = null;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = next;
      if (done) {
        controller.close();
        return;
      }
      controller.enqueue(value);
      arrived += value.length;
      onRead(arrived);
      try {
        next = await reader.read();
      } catch (error) {
        failure = error;
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const content = isPacked ? source.pipeThrough(new DecompressionStream('gzip')) : source;
  const unpacked = await readAll(content, most);
  // A connection that broke is an error; a damaged file is not.
  if (failure !== null) throw failure;
  return unpacked;
}

async function readAll(content: ReadableStream<Uint8Array>, most: number): Promise<Unpacked> {
  const reader = content.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value);
      size += step.value.length;
      if (size <= most) continue;
      isCut = true;
      await reader.cancel();
      break;
    }
  } catch {
    isCut = true;
  }
  return { bytes: join(chunks, Math.min(size, most)), isCut };
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, size - offset), offset);
    offset += chunk.length;
  }
  return bytes;
}
