import { sql } from 'kysely';
import { type Clock, systemClock } from './clock.ts';
import type { Db } from './database.ts';

const INTERVAL = 30_000;
/** The quickest of so many answers says most exactly what time it is there. */
const SAMPLES = 3;

export interface DatabaseClock {
  /** The time of the database, by the clock of this machine and the difference that was measured last. */
  now: Clock;
  /** Milliseconds that the clock of the database is ahead of this machine's. */
  offset: () => number;
  stop: () => void;
}

/**
 * Measures how far the clock of this machine is from that of the database, now and every 30 s. All rules of games go by
 * the time of the database, so that several servers and what the database writes itself agree.
 * A measurement that fails leaves the last one in force.
 */
export async function startDatabaseClock(
  db: Db,
  onError: (error: unknown) => void,
  local: Clock = systemClock,
): Promise<DatabaseClock> {
  let offset = 0;
  async function measure(): Promise<void> {
    offset = await measureOffset(db, local);
  }
  await measure();
  const timer = setInterval(() => {
    measure().catch(onError);
  }, INTERVAL);
  timer.unref();
  return {
    now: () => local() + offset,
    offset: () => offset,
    stop: () => clearInterval(timer),
  };
}

async function measureOffset(db: Db, local: Clock): Promise<number> {
  const samples = [];
  for (let count = 0; count < SAMPLES; count += 1) samples.push(await takeSample(db, local));
  const [best] = samples.toSorted((one, other) => one.doubt - other.doubt);
  // What lies within the doubt is no difference; otherwise the time would jump by it at each measurement.
  return best && Math.abs(best.offset) > best.doubt ? Math.round(best.offset) : 0;
}

async function takeSample(db: Db, local: Clock): Promise<{ offset: number; doubt: number }> {
  const asked = local();
  const { rows } = await sql<{ time: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as time`.execute(db);
  const answered = local();
  const time = rows[0]?.time ?? answered;
  // A millisecond because that is how exactly this machine tells the time.
  return { offset: time - (asked + answered) / 2, doubt: (answered - asked) / 2 + 1 };
}
