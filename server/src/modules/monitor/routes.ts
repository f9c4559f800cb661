import type { FastifyReply, FastifyRequest } from 'fastify';
import { orNotFound } from '../../domain/app-error.ts';
import type { Exports } from '../../http/exports.ts';
import { lazyStream } from '../../platform/lazy-stream.ts';
import { callerKeyOf } from '../../http/address.ts';
import type { Limits } from '../../http/limits.ts';
import { type Routes, SENT } from '../../http/registrar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { negotiateLanguage } from '../../sentences/negotiate.ts';
import { attachmentDisposition } from '../files/public.ts';
import { findPeople, findTitle } from './repository-people.ts';
import { findCheats } from './repository.ts';
import { findWrongFlags } from './repository-wrong-flags.ts';
import { scoreboardSheet } from './part-scoreboard-sheet.ts';
import { listEvents, listSubmissions, readAllSubmissions } from './service.ts';
import { openSheet, type Sheet } from './part-sheet.ts';
import { submissionSheet } from './part-submission-sheet.ts';
import { cheatToWire, eventToWire, submissionToEvent, submissionToWire } from './wire.ts';

interface MonitorRouteDeps {
  db: Db;
  /** Connections for what reads all rows. */
  exportDb: Db;
  clock: Clock;
  limits: Limits;
  exports: Exports;
}

export function monitorRoutes(deps: MonitorRouteDeps) {
  const exportDeps = { ...deps, db: deps.exportDb };

  async function sheetHead(gameId: number, request: FastifyRequest) {
    return {
      title: orNotFound(await findTitle(deps.exportDb, gameId), 'GAME_NOT_FOUND'),
      language: negotiateLanguage(request.headers['accept-language']),
      now: new Date(deps.clock()),
    };
  }
  return {
    async listEvents({ params, query }) {
      const events = await listEvents(deps, params.gameId, query);
      return events.map((event) =>
        event.table === 'submissions' ? submissionToEvent(event.row) : eventToWire(event.row),
      );
    },
    async listSubmissions({ params, query, request, reply }) {
      if (query.count > 0) {
        return (await listSubmissions(deps, params.gameId, query)).map(submissionToWire);
      }
      const { before: _before, ...filter } = query;
      await deps.limits.take('export', callerKeyOf(request));
      deps.exports.open(request, reply);
      const parts = readAllSubmissions(exportDeps, params.gameId, filter);
      reply.type('application/json; charset=utf-8').send(lazyStream(toJson(parts)));
      return SENT;
    },
    async downloadSubmissionSheet({ params, request, reply }) {
      const parts = readAllSubmissions(exportDeps, params.gameId, {});
      const sheet = submissionSheet(parts, await sheetHead(params.gameId, request));
      return sendSheet(request, reply, sheet);
    },
    async downloadScoreboardSheet({ game, params, request, reply }) {
      const people = await findPeople(deps.exportDb, params.gameId);
      const board = game.boardFor('staff').board();
      const head = await sheetHead(params.gameId, request);
      return sendSheet(request, reply, scoreboardSheet({ ...head, board, people }));
    },
    async listWrongFlags({ params }) {
      return findWrongFlags(deps.db, params.gameId);
    },
    async listCheats({ params }) {
      return (await findCheats(deps.db, params.gameId)).map(cheatToWire);
    },
  } satisfies Routes;
}

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function sendSheet(request: FastifyRequest, reply: FastifyReply, sheet: Sheet): typeof SENT {
  if (!request.export) throw new Error('The operation is no export.');
  reply
    .header('Content-Disposition', attachmentDisposition(sheet.file))
    .type(SHEET_TYPE)
    .send(openSheet(sheet, request.export.ownTurn));
  return SENT;
}

/** The JSON of a list, part by part. */
async function* toJson(parts: ReturnType<typeof readAllSubmissions>): AsyncGenerator<string> {
  let begin = '[';
  for await (const rows of parts) {
    yield begin + JSON.stringify(rows.map(submissionToWire)).slice(1, -1);
    begin = ',';
  }
  yield begin === '[' ? '[]' : ']';
}
