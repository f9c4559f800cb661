import type { Answer, HttpClient } from '../load/http-client.ts';
import { postgresTime, processTime } from './processes.ts';

/** The average cost of one request. */
export interface Cost {
  /** Milliseconds of processor time. */
  server: number;
  database: number;
  /** Bytes of the response body as transferred. */
  bytes: number;
}

export interface Subject {
  http: HttpClient;
  serverPid: number;
  /** Null for a server without a database. */
  postgresPid: number | null;
}

/** Concurrent requests. */
const AT_ONCE = 4;

/** Sends `count` requests, a few concurrently, and measures what they cost server and database. */
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

/** Returns the sum of the body lengths; throws when a response is not 200. */
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
