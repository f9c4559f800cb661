import { FILE_HEADER_BYTES, RECORD_HEADER_BYTES } from './packets.ts';

/** Passes a pcap file on up to its last whole record: a crash or a full disk cuts one in two. */
export async function* wholeRecords(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of file) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let end = isFirst ? FILE_HEADER_BYTES : 0;
    if (rest.length < end) continue;
    for (let next = endOfRecord(rest, end); next !== null; next = endOfRecord(rest, end))
      end = next;
    isFirst = false;
    yield rest.subarray(0, end);
    rest = rest.subarray(end);
  }
}

/** Where the record that begins at an offset ends; null if that is not there yet. */
function endOfRecord(bytes: Buffer, start: number): number | null {
  if (start + RECORD_HEADER_BYTES > bytes.length) return null;
  const end = start + RECORD_HEADER_BYTES + bytes.readUInt32LE(start + 8);
  return end <= bytes.length ? end : null;
}
