import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { cookie } from '../contract-site.ts';
import { formOf, PDF, WRITEUP } from '../form.ts';
import { MISSING_IMAGE } from '../../modules/containers/testing/fake-engine.ts';
import { whileStarting } from './pending.ts';
import { MOST_BYTES } from '../../modules/writeups/service.ts';
import { ENDED, NOWHERE, type Stage, UPCOMING } from '../stage.ts';
import { type Ask, askTwice, type Scenarios } from './scenario.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000);

type GateCode =
  | 'GAME_NOT_FOUND'
  | 'NOT_JOINED'
  | 'NOT_ACCEPTED'
  | 'GAME_NOT_STARTED'
  | 'GAME_ENDED';

type Refuse<Code> = (code: Code, player: { gameId: number; as: string }) => Promise<unknown>;

export const playScenarios = {
  async getGameDetails(ask, stage) {
    const { gameId, as } = await stage.solver();
    await askTwice(ask, { as, params: { gameId } });
    const own = await stage.player();
    await stage.challenge(own.gameId, { type: 'DynamicAttachment' });
    await ask(200, { as: own.as, params: { gameId: own.gameId } });
    await standAtTheGate(stage, (code, player) =>
      ask(code, { as: player.as, params: { gameId: player.gameId } }),
    );
  },
  async getChallenge(ask, stage) {
    const { gameId, as } = await stage.player();
    const challengeId = await stage.challenge(gameId);
    await stage.submit(as, { gameId, challengeId }, 'flag{wrong}');
    await ask(200, { as, params: { gameId, challengeId } });
    await openOwnFlags(ask, stage);
    await openContainers(ask, stage);
    await ask('CHALLENGE_NOT_FOUND', { as, params: { gameId, challengeId: NOWHERE } });
    await standAtTheGate(stage, (code, player) =>
      ask(code, { as: player.as, params: { gameId: player.gameId, challengeId } }),
    );
  },
  async createAttachmentLink(ask, stage) {
    const { gameId, as } = await stage.player();
    const late = await stage.player({ gameId });
    const challengeId = await stage.challenge(gameId);
    const none = { attachment_type: 'None', attachment_file_id: null } as const;
    const bare = await stage.challenge(gameId, none);
    const drawn = await stage.challenge(gameId, { type: 'DynamicAttachment' });
    await ask(200, { as, params: { gameId, challengeId } });
    await ask('FILE_NOT_FOUND', { as, params: { gameId, challengeId: bare } });
    await ask('CHALLENGE_NOT_FOUND', { as, params: { gameId, challengeId: NOWHERE } });
    await ask(200, { as, params: { gameId, challengeId: drawn } });
    await ask('ATTACHMENTS_EXHAUSTED', { as: late.as, params: { gameId, challengeId: drawn } });
    await standAtTheGate(stage, (code, player) =>
      ask(code, { as: player.as, params: { gameId: player.gameId, challengeId } }),
    );
  },
  async submitFlag(ask, stage) {
    // Each uses a game of its own: rows inserted with SQL do not update a game that is already in
    // memory.
    const submit = async (
      expected: Parameters<typeof ask>[0],
      fields: Parameters<Stage['challenge']>[1] = {},
    ) => {
      const { gameId, as } = await stage.player();
      const params = { gameId, challengeId: await stage.challenge(gameId, fields) };
      await ask(expected, { as, params, body: { flag: 'flag{right}' } });
    };
    await submit(200);
    await submit('CHALLENGE_CLOSED', { deadline_at: YESTERDAY });
    await submit('CHALLENGE_NOT_FOUND', { enabled: false });
    await submitForeignFlag(ask, stage);
    await exhaust(ask, stage);
    await submitWhereForbidden(ask, stage);
    await submitWhatIsBeingDeleted(ask, stage);
    await standAtTheGate(stage, (code, player) =>
      ask(code, {
        as: player.as,
        params: { gameId: player.gameId, challengeId: NOWHERE },
        body: { flag: 'flag{right}' },
      }),
    );
  },
  async getSubmissionStatus(ask, stage) {
    const { gameId, as } = await stage.player();
    const challengeId = await stage.challenge(gameId);
    const submissionId = await stage.submit(as, { gameId, challengeId }, 'flag{right}');
    const params = { gameId, challengeId, submissionId };
    await ask(200, { as, params });
    await ask('SUBMISSION_NOT_FOUND', { params });
  },
  async getWriteup(ask, stage) {
    const { gameId, as } = await handedIn(stage);
    await ask(200, { as, params: { gameId } });
    await standBeforeTheStart(stage, (code, player) =>
      ask(code, { as: player.as, params: { gameId: player.gameId } }),
    );
  },
  async submitWriteup(ask, stage) {
    const form = await formOf(PDF, 'file', WRITEUP);
    const asked = await stage.game({ writeup_required: true });
    const { gameId, as } = await stage.player({ gameId: asked });
    await ask(200, { as, params: { gameId }, ...form });
    const send = async (content: Buffer<ArrayBuffer>) => ({
      as,
      params: { gameId },
      ...(await formOf(content, 'file', WRITEUP)),
    });
    await ask('VALIDATION_FAILED', await send(Buffer.from('no document')));
    await ask('PAYLOAD_TOO_LARGE', await send(Buffer.alloc(MOST_BYTES + 1)));
    const headers = { 'content-type': 'text/csv' };
    await ask('UNSUPPORTED_MEDIA_TYPE', { as, params: { gameId }, body: form.body, headers });
    const closed = { writeup_required: true, writeup_deadline: YESTERDAY };
    for (const [code, fields] of [
      ['WRITEUP_NOT_ASKED', {}],
      ['WRITEUP_CLOSED', closed],
    ] as const) {
      const player = await stage.player({ gameId: await stage.game(fields) });
      await ask(code, { as: player.as, params: { gameId: player.gameId }, ...form });
    }
    await standBeforeTheStart(stage, (code, player) =>
      ask(code, { as: player.as, params: { gameId: player.gameId }, ...form }),
    );
  },
  async listWriteups(ask, stage) {
    const { gameId, participationId } = await handedIn(stage);
    const divisionId = await stage.division(gameId, ALL_PERMISSIONS);
    const { db } = stage.site;
    const inDivision = db.updateTable('participations').set({ division_id: divisionId });
    await inDivision.where('id', '=', participationId).execute();
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async downloadWriteups(ask, stage) {
    const { gameId } = await handedIn(stage);
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async deleteWriteups(ask, stage) {
    const { gameId } = await handedIn(stage);
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
} satisfies Scenarios;

/** Opens challenges that give each team a flag of its own. */
async function openOwnFlags(ask: Ask<'getChallenge'>, stage: Stage): Promise<void> {
  const { gameId, as } = await stage.player();
  const late = await stage.player({ gameId });
  const issued = await stage.challenge(gameId, { type: 'DynamicContainer' });
  const drawn = await stage.challenge(gameId, { type: 'DynamicAttachment' });
  await ask(200, { as, params: { gameId, challengeId: issued } });
  await ask(200, { as, params: { gameId, challengeId: drawn } });
  await ask('ATTACHMENTS_EXHAUSTED', { as: late.as, params: { gameId, challengeId: drawn } });
}

/** Opens challenges whose containers run, start and could not be started. */
async function openContainers(ask: Ask<'getChallenge'>, stage: Stage): Promise<void> {
  const { gameId, as } = await stage.player();
  const challengeIds = [];
  for (const container_image of ['registry.example/echo', MISSING_IMAGE]) {
    const fields = { type: 'StaticContainer' as const, container_image };
    challengeIds.push(await stage.challenge(gameId, fields));
  }
  for (const challengeId of challengeIds) {
    await stage.send('POST', `/api/game/${gameId}/container/${challengeId}`, as);
    const request = { as, params: { gameId, challengeId } };
    await ask(200, request);
    await whileStarting(stage, challengeId, () => ask(200, request));
  }
}

async function exhaust(ask: Ask<'submitFlag'>, stage: Stage): Promise<void> {
  const { gameId, as } = await stage.player();
  const challengeId = await stage.challenge(gameId, { submission_limit: 1 });
  const request = { as, params: { gameId, challengeId }, body: { flag: 'flag{wrong}' } };
  await ask(200, request);
  await ask('ATTEMPTS_EXHAUSTED', request);
}

async function submitWhereForbidden(ask: Ask<'submitFlag'>, stage: Stage): Promise<void> {
  const gameId = await stage.game();
  const divisionId = await stage.division(gameId, ALL_PERMISSIONS - PERMISSION.submitFlags);
  const { as } = await stage.player({ gameId, divisionId });
  const params = { gameId, challengeId: await stage.challenge(gameId) };
  await ask('SUBMIT_NOT_ALLOWED', { as, params, body: { flag: 'flag{right}' } });
}

/** This process still has the challenge in memory when its row is gone. */
async function submitWhatIsBeingDeleted(ask: Ask<'submitFlag'>, stage: Stage): Promise<void> {
  const { gameId, as } = await stage.player();
  const challengeId = await stage.challenge(gameId);
  const request = { as, params: { gameId, challengeId }, body: { flag: 'flag{wrong}' } };
  await ask(200, request);
  await stage.site.db.deleteFrom('challenges').where('id', '=', challengeId).execute();
  await ask('CHALLENGE_NOT_FOUND', request);
}

/** The refusals of every call that needs a running game and an accepted team in it. */
export async function standAtTheGate(stage: Stage, refuse: Refuse<GateCode>): Promise<void> {
  await standBeforeTheStart(stage, refuse);
  await refuse('GAME_ENDED', await stage.player({ gameId: await stage.game(ENDED) }));
}

/** Stands before the start of a game, for what may be done after the end as well. */
async function standBeforeTheStart(
  stage: Stage,
  refuse: Refuse<Exclude<GateCode, 'GAME_ENDED'>>,
): Promise<void> {
  const { as } = await stage.user();
  await refuse('GAME_NOT_FOUND', { as, gameId: NOWHERE });
  await refuse('NOT_JOINED', { as, gameId: await stage.game() });
  await refuse('NOT_ACCEPTED', await stage.player({ status: 'Pending' }));
  await refuse('GAME_NOT_STARTED', await stage.player({ gameId: await stage.game(UPCOMING) }));
}

/** A player of a team that has handed in its writeup. */
async function handedIn(stage: Stage) {
  const player = await stage.player({ gameId: await stage.game({ writeup_required: true }) });
  const { body, headers } = await formOf(PDF, 'file', WRITEUP);
  await stage.site.app.inject({
    method: 'POST',
    url: `/api/game/${player.gameId}/writeup`,
    payload: body,
    headers: { ...headers, ...cookie(player.as) },
  });
  return player;
}

async function submitForeignFlag(ask: Ask<'submitFlag'>, stage: Stage): Promise<void> {
  const { gameId, as } = await stage.player();
  const owner = await stage.player({ gameId });
  const challengeId = await stage.challenge(gameId, { type: 'DynamicAttachment' });
  await stage.site.db
    .insertInto('instances')
    .values({ participation_id: owner.participationId, challenge_id: challengeId, flag: 'flag{a}' })
    .execute();
  await ask(200, { as, params: { gameId, challengeId }, body: { flag: 'flag{a}' } });
}
