import type { ClientOptions } from '@halyard/sdk/react';
import { timedFetch } from '../connection/server-clock.ts';
import { askToSignIn } from './session-prompt.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/**
 * A `fetch` that handles expired sessions: a write that fails with 401 waits until the same user has
 * signed in again and is then retried, so that no form input is lost.
 * @param isSomebodyHere whether the page assumes that a user is signed in
 */
export function retryAfterSignIn(isSomebodyHere: () => boolean): Fetch {
  return async (url, init) => {
    const response = await timedFetch(url, init);
    const isRead = init.method === 'GET';
    const isAboutSession = /\/account\/log(in|out)$/.test(url);
    if (response.status !== 401 || isRead || isAboutSession || !isSomebodyHere()) return response;
    const problem: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if ((problem as { code?: string } | null)?.code !== 'NOT_SIGNED_IN') return response;
    return (await askToSignIn()) ? timedFetch(url, init) : response;
  };
}
