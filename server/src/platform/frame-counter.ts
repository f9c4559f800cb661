/** The longest head of a frame: two bytes, eight of a length, four of a mask. */
const MAX_HEAD = 14;

/** Counts the frames of a WebSocket that begin in its bytes, which come in pieces (RFC 6455, 5.2). */
export function createFrameCounter(): (bytes: Uint8Array) => number {
  const head = Buffer.alloc(MAX_HEAD);
  let headLength = 0;
  /** Bytes of the frame that follow its head and are still to come. */
  let ahead = 0;

  return (bytes) => {
    let frames = 0;
    let at = 0;
    while (at < bytes.length) {
      const skipped = Math.min(ahead, bytes.length - at);
      ahead -= skipped;
      at += skipped;
      if (at === bytes.length) break;
      if (headLength === 0) frames += 1;
      head[headLength] = bytes[at] ?? 0;
      headLength += 1;
      at += 1;
      if (headLength < 2 || headLength < headSize(head)) continue;
      headLength = 0;
      ahead = payloadLength(head);
    }
    return frames;
  };
}

function headSize(head: Buffer): number {
  const second = head.readUInt8(1);
  const mask = (second & 0x80) === 0 ? 0 : 4;
  return 2 + (LENGTH_BYTES[second & 0x7f] ?? 0) + mask;
}

/** Bytes of the length where it does not fit into the seven bits for it, by the value of these. */
const LENGTH_BYTES: Readonly<Record<number, number>> = { 126: 2, 127: 8 };

function payloadLength(head: Buffer): number {
  const short = head.readUInt8(1) & 0x7f;
  if (short === 126) return head.readUInt16BE(2);
  if (short === 127) return head.readUInt32BE(2) * 2 ** 32 + head.readUInt32BE(6);
  return short;
}
