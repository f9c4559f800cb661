import { crc32, inflateRawSync } from 'node:zlib';
import type { NamedFile } from '../types.ts';
import { required } from './required.ts';

const EARLIEST_DOS_DATE = 0x21;
const TAR_BLOCK = 512;

/** A text as a file of an archive. */
export function textFile(name: string, text: string): NamedFile {
  return { name, bytes: Buffer.from(text) };
}

/** A zip whose entries are stored as they are, with a fixed date. */
export function zip(files: readonly NamedFile[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(EARLIEST_DOS_DATE, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, title);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, bytes]);
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, index, end]);
}

export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/**
 * A tar in the ustar form, all owned by root and dated 1970.
 * @param mode the permissions of all files
 */
export function tar(files: readonly NamedFile[], mode = 0o644): Buffer<ArrayBuffer> {
  const blocks = files.flatMap(({ name, bytes }) => {
    const header = Buffer.alloc(TAR_BLOCK);
    header.write(name, 0);
    const permissions = mode.toString(8).padStart(7, '0');
    header.write([permissions, '0000000', '0000000', ''].join('\0'), 100);
    header.write(`${bytes.length.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, 124);
    header.write('        0', 148);
    header.write('ustar\x0000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, bytes, Buffer.alloc((TAR_BLOCK - (bytes.length % TAR_BLOCK)) % TAR_BLOCK)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * TAR_BLOCK)]);
}

export function untar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive[at];) {
    const name = required(archive.toString('utf8', at, at + 100).split('\0')[0], 'name');
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 135), 8);
    const start = at + TAR_BLOCK;
    files.set(name, archive.subarray(start, start + size));
    at = start + Math.ceil(size / TAR_BLOCK) * TAR_BLOCK;
  }
  return files;
}

/** A file of an opened archive as text. */
export function textOf(files: ReadonlyMap<string, Buffer>, name: string): string {
  return required(files.get(name), name).toString('utf8');
}
