import type { Client } from '@halyard/sdk';
import {
  createClient,
  getAsset,
  getChallenge,
  getSubmissionStatus,
  isApiError,
  login,
  register,
  submitFlag,
} from '@halyard/sdk';
import type { BotApi, PlayerSession } from './bots.ts';
import { PLAYER_PASSWORD } from './accounts.ts';

/** The sessions of all players, created on demand. */
export interface Sessions {
  /** Signs a player in; creates the account if there is none. */
  enrol(userName: string): Promise<Client>;
  /** Signs in a player whose account exists. */
  signIn(userName: string): Promise<Client>;
}

const credentials = (userName: string) => ({ userName, password: PLAYER_PASSWORD });

export function makeSessions(baseUrl: string): Sessions {
  const clients = new Map<string, Promise<Client>>();

  function remembered(userName: string, enter: (client: Client) => Promise<unknown>) {
    const client = createClient({ baseUrl });
    const session = clients.get(userName) ?? enter(client).then(() => client);
    clients.set(userName, session);
    session.catch(() => clients.delete(userName));
    return session;
  }

  return {
    signIn: (userName) =>
      remembered(userName, (client) => login(credentials(userName), { client })),
    enrol: (userName) =>
      remembered(userName, async (client) => {
        const email = `${userName}@crew.example`;
        try {
          await register({ ...credentials(userName), email }, { client });
        } catch (error) {
          if (!isApiError(error, 'USER_NAME_TAKEN')) throw error;
          await login(credentials(userName), { client });
        }
      }),
  };
}

function playerSession(gameId: number, client: Client): PlayerSession {
  return {
    getChallenge: (id) => getChallenge({ gameId, challengeId: id }, { client }),
    downloadFile: async (url) => {
      const [, , hash = '', name = ''] = url.split('/').map(decodeURIComponent);
      const blob = await (await getAsset({ hash, name }, undefined, { client })).blob();
      return { name, bytes: new Uint8Array(await blob.arrayBuffer()) };
    },
    submitFlag: async (id, flag) => {
      const submission = await submitFlag({ gameId, challengeId: id }, { flag }, { client });
      const verdict = await getSubmissionStatus(
        { gameId, challengeId: id, submissionId: submission },
        { client },
      );
      return verdict === 'Accepted';
    },
  };
}

/** The public API of a running server, as the bots of one game use it. */
export function botApi(gameId: number, sessions: Sessions): BotApi {
  return { login: async (userName) => playerSession(gameId, await sessions.signIn(userName)) };
}
