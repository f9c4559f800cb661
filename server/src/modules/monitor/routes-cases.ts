import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { expectedVersion } from '../../http/conditional.ts';
import type { Routes } from '../../http/registrar.ts';
import { pairOf } from './rules-cases.ts';
import {
  addNote,
  type CaseDeps,
  type CaseKey,
  caseVersion,
  type CheatCase,
  decideCase,
  getCase,
  listCases,
  pinEvidence,
  unpinEvidence,
} from './service-cases.ts';

type CaseOnWire = z.input<typeof schemas.GetCheatCaseResponse>;

export function cheatCaseRoutes(deps: CaseDeps) {
  return {
    async listCheatCases({ params }) {
      const rows = await listCases(deps, params.gameId);
      return rows.map((row) => ({ ...row, changedAt: row.changedAt.getTime() }));
    },
    async getCheatCase({ params, reply }) {
      const found = await getCase(deps, keyOf(params));
      reply.header('ETag', caseVersion(found));
      return toWire(found);
    },
    async decideCheatCase({ actor, params, body, request }) {
      const isExpected = expectedVersion(request.headers);
      return toWire(await decideCase(deps, actor, { ...keyOf(params), isExpected }, body));
    },
    async addCheatNote({ actor, params, body }) {
      return toWire(await addNote(deps, actor, keyOf(params), body.text));
    },
    async pinCheatEvidence({ actor, params, body }) {
      return toWire(await pinEvidence(deps, actor, keyOf(params), body.eventId));
    },
    async unpinCheatEvidence({ actor, params }) {
      return toWire(await unpinEvidence(deps, actor, keyOf(params), params.evidenceId));
    },
  } satisfies Routes;
}

interface Params {
  gameId: number;
  participationId: number;
  otherParticipationId: number;
}

function keyOf({ gameId, participationId, otherParticipationId }: Params): CaseKey {
  return { gameId, pair: pairOf(participationId, otherParticipationId) };
}

function toWire({ pair, state, decidedBy, decidedAt, reason, ...rest }: CheatCase): CaseOnWire {
  return {
    participationId: pair[0],
    otherParticipationId: pair[1],
    state,
    decision: decidedAt && { by: decidedBy ?? '', at: decidedAt.getTime(), reason },
    notes: rest.notes.map(({ createdAt, ...note }) => ({ ...note, time: createdAt.getTime() })),
    evidence: rest.evidence.map(({ occurredAt, pinnedAt, ...evidence }) => ({
      ...evidence,
      time: occurredAt.getTime(),
      pinnedAt: pinnedAt.getTime(),
    })),
  };
}
