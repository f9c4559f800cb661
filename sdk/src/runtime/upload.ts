import { type CallOptions, type RequestOptions, type Transport } from './exchange.ts';
import { request } from './request.ts';

// Orval requires this export in the module of the function that it calls.
export type { ErrorType } from './request.ts';

/** Progress of an upload, in bytes. */
export interface UploadProgress {
  loaded: number;
  /** The total number of bytes to send. */
  total: number;
}

/** Options of calls that send files. */
export interface UploadOptions extends CallOptions {
  /**
   * Called while bytes are sent, at the end with `loaded` equal to `total`. A retry starts again at
   * 0. With this option, browsers use `XMLHttpRequest` instead of the `fetch` of the client.
   */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

type OnProgress = NonNullable<UploadOptions['onUploadProgress']>;

/** Sends a request with files. */
export function upload<T>(path: string, options: RequestOptions & UploadOptions): Promise<T>;
// Callers of a generated function see the options of the last signature.
export function upload<T>(path: string, options?: UploadOptions): Promise<T>;
export function upload<T>(
  path: string,
  { onUploadProgress, ...options }: RequestOptions & UploadOptions = {},
): Promise<T> {
  return request(path, options, onUploadProgress && reporting(onUploadProgress));
}

/** The parts of `XMLHttpRequest` that are used; outside of browsers there are no DOM types. */
interface Xhr {
  responseType: string;
  readonly responseText: string;
  readonly status: number;
  readonly upload: { onprogress: ((progress: UploadProgress) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  send(body: FormData | null): void;
  abort(): void;
}

/**
 * In browsers only `XMLHttpRequest` reports upload progress, and `fetch` cannot stream over HTTP/1.
 * Elsewhere the request body is a stream that counts its bytes.
 */
function reporting(onProgress: OnProgress): Transport {
  const { XMLHttpRequest } = globalThis as { XMLHttpRequest?: new () => Xhr };
  return (url, init, fetch = globalThis.fetch) =>
    XMLHttpRequest
      ? sendByXhr(new XMLHttpRequest(), url, init, onProgress)
      : fetch(url, counted(init, onProgress));
}

function sendByXhr(
  xhr: Xhr,
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    xhr.open(method, url);
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    xhr.responseType = 'text';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onload = () => resolve(toResponse(xhr));
    xhr.onerror = () => reject(new TypeError('The upload failed'));
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body instanceof FormData ? body : null);
  });
}

function toResponse(xhr: Xhr): Response {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(xhr.responseText, { status: xhr.status, headers });
}

/** The request with its form as a stream that counts the bytes read from it. */
function counted(init: RequestInit, onProgress: OnProgress): RequestInit {
  const { body } = init;
  if (!(body instanceof FormData)) return init;
  const encoded = new Response(body);
  const total = sizeOf(body);
  let loaded = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      // The multipart boundaries are not included in `total`.
      loaded = Math.min(total, loaded + chunk.length);
      onProgress({ loaded, total });
      controller.enqueue(chunk);
    },
    flush: () => onProgress({ loaded: total, total }),
  });
  const headers = new Headers(init.headers);
  headers.set('Content-Type', encoded.headers.get('Content-Type') ?? '');
  // Required for streams; not in the DOM types.
  return {
    ...init,
    headers,
    body: encoded.body?.pipeThrough(count) ?? null,
    duplex: 'half',
  } as RequestInit;
}

function sizeOf(form: FormData): number {
  let size = 0;
  for (const value of form.values()) size += typeof value === 'string' ? value.length : value.size;
  return size;
}
