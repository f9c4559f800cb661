import type { Answer, HttpClient } from '../load/http-client.ts';
import { postgresTime, processTime } from './processes.ts';

/** What one request costs on average. */
export interface Cost {
  /** Milliseconds of processor. */
  server: number;
  database: number;
  /** Of the answer's body, as it travelled. */
  bytes: number;
}

export interface Subject {
  http: HttpClient;
  serverPid: number;
  /** Null: it uses none. */
  postgresPid: number | null;
}

/** Requests under way at the same time. */
const AT_ONCE = 4;

/** Asks `count` times, a few at once, and measures what that costs the server and the database. */
export async function measure(
  subject: Subject,
  count: number,
  ask: (index: number) => Promise<Answer>,
): Promise<Cost> {
  const server = processTime(subject.serverPid);
  const database = databaseTime(subject);
  const bytes = await askMany(count, ask);
  return {
    server: (processTime(subject.serverPid) - server) / count,
    database: (databaseTime(subject) - database) / count,
    bytes: bytes / count,
  };
}

function databaseTime({ postgresPid }: Subject): number {
  return postgresPid === null ? 0 : postgresTime(postgresPid);
}

/** Answers the sum of the bodies' lengths; throws when an answer is not 200. */
export async function askMany(
  count: number,
  ask: (index: number) => Promise<Answer>,
): Promise<number> {
  let next = 0;
  let bytes = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < count; index = next++) {
      const { status, body } = await ask(index);
      if (status !== 200) throw new Error(`answered ${status}: ${body.toString().slice(0, 300)}`);
      bytes += body.length;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return bytes;
}
