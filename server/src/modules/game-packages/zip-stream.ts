import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of the archive; it is read when its turn comes. */
interface Part {
  name: string;
  read: () => AsyncIterable<Uint8Array>;
}

/** The earliest time of the format, for each file: equal files make equal archives. */
const TIME = new Date(1980, 0, 1);

/** An archive of files, made while it is read. What is not read is let go of. */
export function zipStream(parts: readonly Part[]): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const fail = (error: unknown) => archive.destroy(error as Error);
  zip.on('error', fail);
  for (const { name, read } of parts.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    zip.addReadStreamLazy(name, { mtime: TIME }, (open) => {
      const stream = Readable.from(read(), { objectMode: false });
      stream.on('error', fail);
      const close = () => stream.destroy();
      archive.on('close', close);
      stream.on('close', () => archive.off('close', close));
      open(null, stream);
    });
  }
  zip.end();
  return zip.outputStream.pipe(archive);
}
