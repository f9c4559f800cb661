import { type Asset, createClient, uploadAssets } from '@halyard/sdk/react';

/** Called with the share that is sent, 0 to 1. */
type OnProgress = (share: number) => void;

/** Uploads one file and says how far it is; `signal` ends it early. */
export async function uploadFile(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Asset> {
  const client = createClient({ fetch: (url, init) => send(url, init, onProgress) });
  const [asset] = await uploadAssets({ files: [file] }, undefined, { client, signal });
  // Empty files are left out of the answer.
  if (!asset) throw new RangeError('The file is empty');
  return asset;
}

/** The SDK's way of sending, over the one thing in browsers that tells how far an upload is. */
function send(url: string, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(new TypeError('The upload failed'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body instanceof FormData ? init.body : null);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('Content-Type');
  const retry = request.getResponseHeader('Retry-After');
  return new Response(request.responseText, {
    status: request.status,
    headers: { ...(type && { 'Content-Type': type }), ...(retry && { 'Retry-After': retry }) },
  });
}
