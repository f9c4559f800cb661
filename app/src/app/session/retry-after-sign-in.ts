import type { ClientOptions } from '@halyard/sdk/react';
import { askToSignIn } from './session-prompt.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/**
 * A `fetch` for a page whose session may end under it: a write that is refused for it waits until
 * the same person has signed in again, and is then sent once more; so a form loses nothing.
 * @param isSomebodyHere whether the page takes somebody to be signed in
 */
export function retryAfterSignIn(isSomebodyHere: () => boolean): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    const isRead = init.method === 'GET';
    const isAboutSession = /\/account\/log(in|out)$/.test(url);
    if (response.status !== 401 || isRead || isAboutSession || !isSomebodyHere()) return response;
    const problem: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if ((problem as { code?: string } | null)?.code !== 'NOT_SIGNED_IN') return response;
    return (await askToSignIn()) ? fetch(url, init) : response;
  };
}
