import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type {
  ChallengesTable,
  DivisionChallengesTable,
  DivisionsTable,
  FlagsTable,
  GamesTable,
} from '../../platform/schema.ts';
import type { GameKeys } from './service-signing.ts';

/** The copy has the value of the original. */
const SAME = 'same';
/** The copy has the default of the table. */
const NEW = 'new';

/** Where each column of a copied row comes from; a column that is missing here does not compile. */
type Sources<Table> = Record<keyof Table, typeof SAME | typeof NEW | RawBuilder<unknown>>;

/** What organisers have written cannot change before the transaction ends. Undefined: no such game. */
export async function holdContent(
  tx: Tx,
  gameId: number,
): Promise<{ title: string; startsAt: Date } | undefined> {
  // Shared locks: a running game goes on meanwhile, and several copies are made side by side.
  const game = await tx
    .selectFrom('games')
    .select(['title', 'starts_at as startsAt'])
    .where('id', '=', gameId)
    .forShare()
    .executeTakeFirst();
  for (const table of ['challenges', 'divisions'] as const) {
    await tx
      .selectFrom(table)
      .select('id')
      .where('game_id', '=', gameId)
      .orderBy('id')
      .forShare()
      .execute();
  }
  return game;
}

interface CopyOptions {
  title: string;
  move: Move;
  keys: GameKeys;
}

/** By how many milliseconds all dates move, and the first and last moment that they may have then. */
export interface Move {
  by: number;
  earliest: number;
  latest: number;
}

/**
 * Copies a game with divisions, challenges and flags, and returns the id of the copy. One statement
 * sees one state of the game. New rows have their ids in the order of the old ones, as lists show them.
 */
export async function copyGame(tx: Tx, gameId: number, options: CopyOptions): Promise<number> {
  const game = gameColumns(options);
  const challenge = challengeColumns(options.move);
  const { rows } = await sql<{ id: number }>`
    with game as (
      insert into games (${game.names}) select ${game.values} from games where id = ${gameId}
      returning id
    ), challenge_ids as (${newIds('challenges', gameId)}
    ), division_ids as (${newIds('divisions', gameId)}
    ), copied_challenges as (
      insert into challenges (${challenge.names}) overriding system value
      select ${challenge.values}
      from challenges join challenge_ids on original = challenges.id cross join game
    ), copied_flags as (
      insert into flags (${FLAG.names}) select ${FLAG.values}
      from flags join challenge_ids on original = flags.challenge_id
      order by flags.id
    ), copied_files as (
      insert into challenge_files (challenge_id, file_id) select challenge_ids.copy, file_id
      from challenge_files join challenge_ids on original = challenge_files.challenge_id
    ), copied_divisions as (
      insert into divisions (${DIVISION.names}) overriding system value
      select ${DIVISION.values}
      from divisions join division_ids on original = divisions.id cross join game
    ), copied_exceptions as (
      insert into division_challenges (${EXCEPTION.names}) select ${EXCEPTION.values}
      from division_challenges
      join division_ids on division_ids.original = division_challenges.division_id
      join challenge_ids on challenge_ids.original = division_challenges.challenge_id
    )
    select id from game`.execute(tx);
  const [copy] = rows;
  if (!copy) throw new Error('The game that was held is gone.');
  return copy.id;
}

function gameColumns({ title, move, keys }: CopyOptions) {
  return columnsOf<GamesTable>('games', {
    id: NEW,
    title: sql`${title}::text`,
    hidden: sql`true`,
    summary: SAME,
    content: SAME,
    accept_without_review: SAME,
    writeup_required: SAME,
    writeup_note: SAME,
    writeup_deadline: moved('games.writeup_deadline', move),
    invite_code: SAME,
    team_member_limit: SAME,
    container_limit: SAME,
    poster_hash: SAME,
    practice_mode: SAME,
    join_together: SAME,
    starts_at: moved('games.starts_at', move),
    ends_at: moved('games.ends_at', move),
    blood_bonus: SAME,
    freeze_at: moved('games.freeze_at', move),
    freeze_released: NEW,
    end_moved_at: NEW,
    practice_spans: NEW,
    public_key: sql`${keys.publicKey}::text`,
    private_key: sql`${keys.privateKey}::text`,
    salt: sql`${keys.salt}::text`,
    token_prefix: sql`${keys.tokenPrefix}::text`,
    created_at: NEW,
  });
}

function challengeColumns(move: Move) {
  return columnsOf<ChallengesTable>('challenges', {
    id: sql`challenge_ids.copy`,
    game_id: sql`game.id`,
    title: SAME,
    content: SAME,
    category: SAME,
    type: SAME,
    hints: SAME,
    flag_template: SAME,
    enabled: NEW,
    file_name: SAME,
    ...ATTACHMENT,
    container_image: SAME,
    memory_limit: SAME,
    cpu_count: SAME,
    storage_limit: SAME,
    expose_port: SAME,
    network_mode: SAME,
    enable_traffic_capture: SAME,
    disable_blood_bonus: SAME,
    deadline_at: moved('challenges.deadline_at', move),
    deadline_moved_at: NEW,
    practice_spans: NEW,
    submission_limit: SAME,
    original_score: SAME,
    min_score_rate: SAME,
    difficulty: SAME,
    position: SAME,
    created_at: NEW,
  });
}

const ATTACHMENT = {
  attachment_type: SAME,
  attachment_file_id: SAME,
  attachment_name: SAME,
  attachment_url: SAME,
} as const;

const FLAG = columnsOf<FlagsTable>('flags', {
  id: NEW,
  challenge_id: sql`challenge_ids.copy`,
  flag: SAME,
  ...ATTACHMENT,
});

const DIVISION = columnsOf<DivisionsTable>('divisions', {
  id: sql`division_ids.copy`,
  game_id: sql`game.id`,
  name: SAME,
  invite_code: SAME,
  default_permissions: SAME,
});

const EXCEPTION = columnsOf<DivisionChallengesTable>('division_challenges', {
  division_id: sql`division_ids.copy`,
  challenge_id: sql`challenge_ids.copy`,
  permissions: SAME,
});

/** The columns to insert, and what to select for them. */
function columnsOf<Table>(table: string, sources: Sources<Table>) {
  const columns = Object.entries<Sources<Table>[keyof Table]>(sources).filter(
    ([, source]) => source !== NEW,
  );
  return {
    names: sql.join(columns.map(([name]) => sql.ref(name))),
    values: sql.join(
      columns.map(([name, source]) =>
        typeof source === 'string' ? sql.ref(`${table}.${name}`) : source,
      ),
    ),
  };
}

/** Each row of the game with the id that its copy is to have. */
function newIds(table: 'challenges' | 'divisions', gameId: number): RawBuilder<unknown> {
  return sql`
    select id as original, nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))::int as copy
    from (select id from ${sql.table(table)} where game_id = ${gameId} order by id) as ordered`;
}

function moved(column: string, { by, earliest, latest }: Move): RawBuilder<unknown> {
  const at = sql`extract(epoch from ${sql.ref(column)}) * 1000 + ${by}::numeric`;
  // Null stays null: least() and greatest() would ignore it.
  return sql`case when ${sql.ref(column)} is not null then
    to_timestamp(greatest(least(${at}, ${latest}::numeric), ${earliest}::numeric) / 1000) end`;
}
