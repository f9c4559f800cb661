import { Readable } from 'node:stream';
import { type Routes, SENT } from '../../http/registrar.ts';
import type { Db } from '../../platform/database.ts';
import { findCheats } from './repository.ts';
import { listEvents, listSubmissions, readAllSubmissions } from './service.ts';
import { cheatToWire, eventToWire, submissionToEvent, submissionToWire } from './wire.ts';

export function monitorRoutes(deps: { db: Db }) {
  return {
    async listEvents({ params, query }) {
      const events = await listEvents(deps, params.gameId, query);
      return events.map((event) =>
        event.table === 'submissions' ? submissionToEvent(event.row) : eventToWire(event.row),
      );
    },
    async listSubmissions({ params, query, reply }) {
      if (query.count > 0) {
        return (await listSubmissions(deps, params.gameId, query)).map(submissionToWire);
      }
      const { before: _before, ...filter } = query;
      const parts = readAllSubmissions(deps, params.gameId, filter);
      reply.type('application/json; charset=utf-8').send(Readable.from(toJson(parts)));
      return SENT;
    },
    async listCheats({ params }) {
      return (await findCheats(deps.db, params.gameId)).map(cheatToWire);
    },
  } satisfies Routes;
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
