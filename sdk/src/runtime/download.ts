import { type Answer, type CallOptions, exchange, type RequestOptions } from './exchange.ts';

// Orval requires this export in the module of the function that it calls.
export type { ErrorType } from './request.ts';

/** A file that is being downloaded. Its content is streamed, not held in memory. */
export interface DownloadedFile {
  /** The file name that the server sends; otherwise the last part of the address. */
  name: string;
  /** Media type, for example `application/zip`. */
  type: string;
  /** Size in bytes; null if the server does not send it. */
  size: number | null;
  /**
   * The content as a stream. A file can be read once, by either `stream` or `blob`. If the
   * connection is lost, the stream fails with an `ApiError` of kind `aborted`. To stop the
   * download, cancel the stream or abort the `signal` of the call.
   */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The whole content, in memory. */
  blob(): Promise<Blob>;
}

/** Sends a request for a file; resolves as soon as the response begins. */
export function download<T>(path: string, options: RequestOptions): Promise<T>;
// Callers of a generated function see the options of the last signature.
export function download<T>(path: string, options?: CallOptions): Promise<T>;
export function download(path: string, options: RequestOptions = {}): Promise<DownloadedFile> {
  return exchange(path, options, async (answer) => toFile(answer));
}

function toFile({ response, url, toError }: Answer): DownloadedFile {
  const { body, headers } = response;
  const type = headers.get('Content-Type') ?? 'application/octet-stream';
  const length = headers.get('Content-Length');
  // The length of a compressed response is not the size of the file.
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

/** Reads the file name in `Content-Disposition`; the one in UTF-8 (RFC 8187) takes precedence. */
export function readFileName(header: string | null): string | undefined {
  if (header === null) return undefined;
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The name is not encoded correctly: use the plain name.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header);
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2];
}

function lastPart(url: string): string {
  const path = url.split('?')[0] ?? '';
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
