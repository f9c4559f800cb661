import { type Answer, type CallOptions, exchange, type RequestOptions } from './exchange.ts';

// Orval requires this export in the module of the function that it calls.
export type { ErrorType } from './request.ts';

/** A file that is being downloaded. Its content is not held in memory until it is read. */
export interface DownloadedFile {
  /** What the server calls it; else the last part of the address. */
  name: string;
  /** Media type, for example `application/zip`. */
  type: string;
  /** Bytes, or null where the server does not say. */
  size: number | null;
  /**
   * Its bytes as they arrive, once: a file is read either by `stream` or by `blob`. A connection
   * that breaks off errors the stream with an `ApiError` of kind `aborted`. Cancel it, or the call's
   * `signal`, when the rest is not wanted.
   */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** All of it, in memory. */
  blob(): Promise<Blob>;
}

/** Sends one call that is answered with a file; resolves as soon as the answer begins. */
export function download<T>(path: string, options: RequestOptions): Promise<T>;
// Of the options of a generated function, its callers see those of the last signature.
export function download<T>(path: string, options?: CallOptions): Promise<T>;
export function download(path: string, options: RequestOptions = {}): Promise<DownloadedFile> {
  return exchange(path, options, async (answer) => toFile(answer));
}

function toFile({ response, url, toError }: Answer): DownloadedFile {
  const { body, headers } = response;
  const type = headers.get('Content-Type') ?? 'application/octet-stream';
  const length = headers.get('Content-Length');
  // The length of what was compressed says nothing about the file.
  const size = length === null || headers.has('Content-Encoding') ? null : Number(length);
  const stream = () => (body ? withErrors(body, toError) : new Blob().stream());
  return {
    name: readFileName(headers.get('Content-Disposition')) ?? lastPart(url),
    type,
    size,
    stream,
    blob: async () => new Blob([await new Response(stream()).arrayBuffer()], { type }),
  };
}

function withErrors(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  toError: Answer['toError'],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(toError(cause));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Reads the name in `Content-Disposition`; the one in UTF-8 (RFC 8187) wins over the plain one. */
export function readFileName(header: string | null): string | undefined {
  if (header === null) return undefined;
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A server that does not encode what it says it encodes: the plain name has to do.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header);
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2];
}

function lastPart(url: string): string {
  const path = url.split('?')[0] ?? '';
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
