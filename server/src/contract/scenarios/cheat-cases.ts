import { pairOf } from '../../modules/monitor/rules-cases.ts';
import { NOWHERE, type Stage } from '../stage.ts';
import { OF_YESTERDAY, type Scenarios } from './scenario.ts';

const DECISION = { state: 'Dismissed', reason: 'They share one laptop.' };
const SHOWN = {
  occurred_at: new Date(),
  type: 'FlagSubmit' as const,
  result: 'WrongAnswer' as const,
  answer: 'flag{no}',
  text: 'None',
  challenge: 'Two-Time Pad',
  team: 'Undertow',
  user_name: 'boatswain',
  pinned_by: 'harbourmaster',
};
const NOTE = { text: 'Asked the captain.' };

/** Two teams of a game, a submission of one of them, and requests that name what does not exist. */
async function pairOfTeams(stage: Stage) {
  const gameId = await stage.game();
  const challengeId = await stage.challenge(gameId);
  const sender = await stage.player({ gameId });
  const other = await stage.player({ gameId });
  const eventId = await stage.submit(sender.as, { gameId, challengeId }, 'flag{no}');
  const params = {
    gameId,
    participationId: other.participationId,
    otherParticipationId: sender.participationId,
  };
  return {
    params,
    body: { eventId },
    noGame: { ...params, gameId: NOWHERE },
    noTeam: { ...params, otherParticipationId: NOWHERE },
  };
}

interface Params {
  gameId: number;
  participationId: number;
  otherParticipationId: number;
}

/** A case with a decision, a note and two pieces of evidence; returns the id of one of them. */
async function addCase(stage: Stage, params: Params): Promise<number> {
  const { db } = stage.site;
  const [first, second] = pairOf(params.participationId, params.otherParticipationId);
  const made = await db
    .insertInto('cheat_cases')
    .values({
      game_id: params.gameId,
      participation_id: first,
      other_participation_id: second,
      state: 'Confirmed',
      reason: 'Both have told us.',
      decided_by: 'harbourmaster',
      decided_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cheat_notes')
    .values({ case_id: made.id, author: 'harbourmaster', ...NOTE })
    .execute();
  const [evidence] = await db
    .insertInto('cheat_evidence')
    .values(
      [1, 2].map((event_id) => ({ ...SHOWN, event_id, case_id: made.id, participation_id: first })),
    )
    .returning('id')
    .execute();
  return evidence?.id ?? NOWHERE;
}

export const cheatCaseScenarios = {
  async listCheatCases(ask, stage) {
    const { params } = await pairOfTeams(stage);
    const { gameId } = params;
    await addCase(stage, params);
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async getCheatCase(ask, stage) {
    const { params, noGame, noTeam } = await pairOfTeams(stage);
    await ask(200, { params });
    await addCase(stage, params);
    await ask(200, { params });
    await ask('GAME_NOT_FOUND', { params: noGame });
    await ask('PARTICIPATION_NOT_FOUND', { params: noTeam });
  },
  async decideCheatCase(ask, stage) {
    const { params, noGame, noTeam } = await pairOfTeams(stage);
    await addCase(stage, params);
    await ask(200, { params, body: DECISION });
    await ask('VERSION_CONFLICT', { params, body: DECISION, headers: OF_YESTERDAY });
    await ask('VALIDATION_FAILED', { params, body: { state: 'Confirmed', reason: ' ' } });
    await ask('GAME_NOT_FOUND', { params: noGame, body: DECISION });
    await ask('PARTICIPATION_NOT_FOUND', { params: noTeam, body: DECISION });
  },
  async addCheatNote(ask, stage) {
    const { params, noGame, noTeam } = await pairOfTeams(stage);
    await addCase(stage, params);
    await ask(200, { params, body: NOTE });
    await ask('GAME_NOT_FOUND', { params: noGame, body: NOTE });
    await ask('PARTICIPATION_NOT_FOUND', { params: noTeam, body: NOTE });
  },
  async pinCheatEvidence(ask, stage) {
    const { params, body, noGame, noTeam } = await pairOfTeams(stage);
    await addCase(stage, params);
    await ask(200, { params, body });
    await ask('EVIDENCE_NOT_FOUND', { params, body: { eventId: NOWHERE } });
    await ask('GAME_NOT_FOUND', { params: noGame, body });
    await ask('PARTICIPATION_NOT_FOUND', { params: noTeam, body });
  },
  async unpinCheatEvidence(ask, stage) {
    const { params, noGame, noTeam } = await pairOfTeams(stage);
    const evidenceId = await addCase(stage, params);
    await ask(200, { params: { ...params, evidenceId } });
    await ask('EVIDENCE_NOT_FOUND', { params: { ...params, evidenceId } });
    await ask('GAME_NOT_FOUND', { params: { ...noGame, evidenceId } });
    await ask('PARTICIPATION_NOT_FOUND', { params: { ...noTeam, evidenceId } });
  },
} satisfies Scenarios;
