import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The raw body, possibly compressed. */
  body: Buffer;
}

export interface Ask {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/** An HTTP client with keep-alive connections. */
export interface HttpClient {
  ask(ask: Ask): Promise<Answer>;
  close: () => void;
}

/** @param localAddress the address of this machine from which to connect */
export function createHttpClient(connections: number, localAddress?: string): HttpClient {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    ...(localAddress !== undefined && { localAddress }),
  });
  return {
    ask({ url, method = 'GET', headers = {}, body }) {
      const payload = body === undefined ? null : JSON.stringify(body);
      return new Promise((resolve, reject) => {
        const sent = request(url, {
          agent,
          method,
          headers: {
            ...headers,
            ...(payload !== null && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
          },
        });
        sent.once('error', reject);
        sent.once('response', (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        sent.end(payload);
      });
    },
    close: () => agent.destroy(),
  };
}
