import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
}

/** Calls Docker's API and returns the text of the answer; rejects what it refuses. */
export type CallDocker = (call: Call) => Promise<string>;

/** @param address `unix:///PATH`, `http://HOST:PORT` or `https://HOST:PORT` */
export function createDockerApi(address: string): CallDocker {
  const { protocol, pathname, hostname, port } = new URL(address);
  const place = protocol === 'unix:' ? { socketPath: pathname } : { host: hostname, port };
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return async ({ method, path, body }) => {
    const isFile = body instanceof Uint8Array;
    const headers = { 'content-type': isFile ? 'application/x-tar' : 'application/json' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ ...place, method, path, headers });
      sent.once('error', reject).once('response', resolve);
      sent.end(isFile || body === undefined ? body : JSON.stringify(body));
    });
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { statusCode = 0 } = answer;
    if (statusCode >= 400) throw new Error(`${method} ${path}: ${statusCode} ${text}`);
    return text;
  };
}

/** The query that asks for what has these labels, networks and so on. */
export const filtersOf = (filters: Record<string, string[]>): string =>
  `filters=${encodeURIComponent(JSON.stringify(filters))}`;
