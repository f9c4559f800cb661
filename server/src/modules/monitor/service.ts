import type { EventType, SubmissionResult } from '@halyard/sdk/rules';
import type { Db } from '../../platform/database.ts';
import type { GameEventsTable } from '../../platform/schema-play.ts';
import { type Filter, findScope, type Scope } from './repository-scope.ts';
import { type Found, findPage, type Source } from './repository-page.ts';
import { findEvents, findSubmissions, type EventRow, type SubmissionRow } from './repository.ts';

interface MonitorDeps {
  db: Db;
}

interface ListWindow {
  count: number;
  skip: number;
  /** Only rows behind the one with this id. */
  before?: number | undefined;
}

interface SubmissionQuery extends Filter, ListWindow {
  type?: SubmissionResult | undefined;
}

interface EventQuery extends Filter, ListWindow {
  type?: EventType | undefined;
  hideContainer: boolean;
}

/** A row of the list of events: a submission, or what is stored beside them. */
export type ListedEvent =
  | { table: 'submissions'; row: SubmissionRow }
  | { table: 'game_events'; row: EventRow };

/** A window on the submissions of a game, the newest first. */
export async function listSubmissions(
  { db }: MonitorDeps,
  gameId: number,
  { type, count, skip, ...filter }: SubmissionQuery,
): Promise<SubmissionRow[]> {
  const scope = await findScope(db, gameId, filter);
  if (scope === null) return [];
  return readSubmissions(db, scope, { table: 'submissions', result: type }, { count, skip });
}

/** How many rows are read at once where all of them are asked for: more would hold the thread for longer. */
const PART = 100;

/** All submissions of a game that match, the newest first, in parts: memory holds one of them. */
export async function* readAllSubmissions(
  { db }: MonitorDeps,
  gameId: number,
  { type, ...filter }: Filter & { type?: SubmissionResult | undefined },
): AsyncGenerator<SubmissionRow[]> {
  const scope = await findScope(db, gameId, filter);
  if (scope === null) return;
  const source: Source = { table: 'submissions', result: type };
  let { after } = scope;
  for (;;) {
    const part = { ...scope, after };
    const rows = await readSubmissions(db, part, source, { count: PART, skip: 0 });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PART) return;
    after = { at: last.submittedAt, id: last.id };
  }
}

async function readSubmissions(
  db: Db,
  scope: Scope,
  source: Source,
  window: { count: number; skip: number },
): Promise<SubmissionRow[]> {
  const found = await findPage(db, scope, [source], window);
  const rows = byId(await findSubmissions(db, idsOf(found, 'submissions')));
  return found.flatMap(({ id }) => rows.get(id) ?? []);
}

/** A window on what has happened in a game, the newest first. */
export async function listEvents(
  { db }: MonitorDeps,
  gameId: number,
  { type, hideContainer, count, skip, ...filter }: EventQuery,
): Promise<ListedEvent[]> {
  const scope = await findScope(db, gameId, filter);
  if (scope === null) return [];
  const found = await findPage(db, scope, sourcesOf(type, hideContainer), { count, skip });
  const submissions = byId(await findSubmissions(db, idsOf(found, 'submissions')));
  const events = byId(await findEvents(db, idsOf(found, 'game_events')));
  return found.flatMap(({ id, table }): ListedEvent[] => {
    const submission = submissions.get(id);
    if (table === 'submissions') return submission ? [{ table, row: submission }] : [];
    const event = events.get(id);
    return event ? [{ table, row: event }] : [];
  });
}

const STORED_TYPES = ['Normal', 'ContainerStart', 'ContainerDestroy', 'CheatDetected'] as const;

const CONTAINER_TYPES: ReadonlySet<GameEventsTable['type']> = new Set([
  'ContainerStart',
  'ContainerDestroy',
]);

function sourcesOf(type: EventType | undefined, hideContainer: boolean): Source[] {
  const types = STORED_TYPES.filter(
    (stored) =>
      (type === undefined || type === stored) && !(hideContainer && CONTAINER_TYPES.has(stored)),
  );
  return [
    ...(type === undefined || type === 'FlagSubmit' ? [{ table: 'submissions' as const }] : []),
    ...(types.length > 0 ? [{ table: 'game_events' as const, types }] : []),
  ];
}

function idsOf(found: readonly Found[], table: Found['table']): number[] {
  return found.filter((row) => row.table === table).map(({ id }) => id);
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
