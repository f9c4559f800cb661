import { addressOf } from '../../http/address.ts';
import type { Limits } from '../../http/limits.ts';
import type { Routes } from '../../http/registrar.ts';
import type { SessionCookies } from '../../http/session.ts';
import { completeSetup, type SetupDeps } from './service.ts';

interface SetupRouteDeps extends SetupDeps {
  isSetupRequired: () => Promise<boolean>;
  cookies: Pick<SessionCookies, 'startSession'>;
  limits: Limits;
}

/** Counted like a sign-in, under a name that no account can have. */
const LIMITED_AS = '@setup';

export function setupRoutes(deps: SetupRouteDeps) {
  return {
    async getSetup() {
      return { required: await deps.isSetupRequired() };
    },
    async completeSetup({ body, request, reply }) {
      const address = addressOf(request);
      await deps.limits.take('login', { account: LIMITED_AS, address });
      const userId = await completeSetup(deps, body, { address, requestId: request.id });
      await deps.cookies.startSession(reply, { userId });
    },
  } satisfies Routes;
}
