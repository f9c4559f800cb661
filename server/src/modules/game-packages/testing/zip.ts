import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** What is in an archive: bytes, or a document that travels as JSON. */
export type Contents = Readonly<Record<string, object | Uint8Array>>;

/** An archive with this content; the mode says what kind of file each is. */
export async function zipOf(contents: Contents, mode = 0o100644): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(contents)) {
    const bytes =
      content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(JSON.stringify(content));
    zip.addBuffer(bytes, name, { mode, mtime: new Date(0) });
  }
  zip.end();
  return Buffer.from(await buffer(zip.outputStream.pipe(new PassThrough())));
}

/** The files of an archive by their names. */
export async function unzip(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return files;
}
