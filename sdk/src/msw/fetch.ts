import { getResponse, type HttpHandler } from 'msw';

/**
 * A `fetch` that is answered by handlers, without a network and without a service worker: for
 * `createClient({ fetch })` in tests and stories. A request without a handler fails as if the
 * server could not be reached.
 */
export function createMockFetch(handlers: readonly HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const page = (globalThis as { location?: { href: string } }).location?.href;
    const address = input instanceof Request ? input.url : input;
    const url = new URL(address, page ?? 'http://mocked.invalid');
    const request = input instanceof Request ? input : new Request(url, init);
    const response = await getResponse([...handlers], request);
    if (!response) throw new TypeError(`No handler answers ${request.method} ${url.href}`);
    return response;
  };
}
