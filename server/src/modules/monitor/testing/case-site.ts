import { expect } from 'vitest';
import { type Caller, createContractSite } from '../../../contract/contract-site.ts';
import { createStage, type Stage } from '../../../contract/stage.ts';

/** A case on the wire. */
export interface Case {
  participationId: number;
  otherParticipationId: number;
  state: string;
  decision: { by: string; at: number; reason: string | null } | null;
  notes: { author: string; text: string; time: number }[];
  evidence: { id: number }[];
}

interface SendOptions {
  as?: Caller;
  headers?: Record<string, string>;
}

/** A game with two teams, one of which has sent a wrong flag. */
export async function fillGame(stage: Stage) {
  const gameId = await stage.game();
  const challengeId = await stage.challenge(gameId);
  const one = await stage.player({ gameId });
  const two = await stage.player({ gameId });
  const submissionId = await stage.submit(two.as, { gameId, challengeId }, 'flag{no}');
  return { gameId, challengeId, one, two, submissionId };
}

/** A server, and short ways to the case of the two teams of `state.game`. */
export async function createCaseSite() {
  const site = await createContractSite();
  const stage = createStage(site);
  const state = { game: await fillGame(stage) };

  function pathOf(one = state.game.one.participationId, two = state.game.two.participationId) {
    return `/api/ext/game/${state.game.gameId}/cheat-cases/${one}/${two}`;
  }

  async function send(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    { as = 'admin', headers = {} }: SendOptions = {},
  ) {
    return site.app.inject({
      method,
      url,
      headers: { ...site.cookieOf(as), ...headers },
      ...(payload && { payload }),
    });
  }

  async function read(path = pathOf(), as: Caller = 'monitor') {
    const answer = await send('GET', path, undefined, { as });
    expect(answer.statusCode, answer.body).toBe(200);
    return { version: String(answer.headers.etag), found: answer.json<Case>() };
  }

  async function list() {
    const url = `/api/ext/game/${state.game.gameId}/cheat-cases`;
    return (await send('GET', url, undefined, { as: 'monitor' })).json<object[]>();
  }

  return { site, stage, state, db: site.db, pathOf, send, read, list };
}
