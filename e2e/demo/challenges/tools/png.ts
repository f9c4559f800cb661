import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture of 8-bit red, green and blue, row by row, no gaps. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, body: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(body.length, 0);
  whole.set(typed, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}

/** Writes every row with filter 0, so that what is read is what was written. */
export function encodePng({ width, height, rgb }: Picture): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), rgb.subarray(y * width * 3, (y + 1) * width * 3)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Reads what encodePng writes; any other kind of PNG is an error. */
export function decodePng(file: Buffer): Picture {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  if (file[24] !== 8 || file[25] !== 2) throw new Error('not an 8-bit RGB picture');
  const packed: Buffer[] = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const lines = inflateSync(Buffer.concat(packed));
  const stride = width * 3 + 1;
  const rows = Array.from({ length: height }, (_, y) => {
    if (lines[y * stride] !== 0) throw new Error('a row with a filter');
    return lines.subarray(y * stride + 1, (y + 1) * stride);
  });
  return { width, height, rgb: Buffer.concat(rows) };
}
