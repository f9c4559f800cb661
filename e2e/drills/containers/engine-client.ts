import { request } from 'node:http';

/** A container as the engine lists it. */
export interface Listed {
  Id: string;
  State: string;
  Labels: Record<string, string>;
  Ports: { IP?: string; PublicPort?: number }[];
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
}

/** Docker's API at `unix:///PATH` or `http://HOST:PORT`: what the drill asks behind the server's back. */
export function createEngineClient(address: string) {
  const { protocol, pathname, hostname, port } = new URL(address);
  const place = protocol === 'unix:' ? { socketPath: pathname } : { host: hostname, port };

  async function call<Answer>({ method, path, body }: Call): Promise<Answer> {
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const sent = request({ ...place, method, path, headers });
      sent.once('error', reject);
      sent.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const received = Buffer.concat(chunks).toString();
          const { statusCode = 0 } = answer;
          if (statusCode < 400) resolve(received);
          else reject(new Error(`${method} ${path}: ${statusCode} ${received}`));
        });
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  const filter = (filters: Record<string, string[]>) =>
    `filters=${encodeURIComponent(JSON.stringify(filters))}`;

  return {
    ping: () => call<unknown>({ method: 'GET', path: '/version' }),
    create: async (body: unknown) =>
      (await call<{ Id: string }>({ method: 'POST', path: '/containers/create', body })).Id,
    start: (id: string) => call<null>({ method: 'POST', path: `/containers/${id}/start` }),
    remove: (id: string) =>
      call<null>({ method: 'DELETE', path: `/containers/${id}?force=true&v=true` }),
    inspect: (id: string) =>
      call<{ HostConfig: Record<string, unknown> }>({
        method: 'GET',
        path: `/containers/${id}/json`,
      }),
    list: (label: string) =>
      call<Listed[]>({
        method: 'GET',
        path: `/containers/json?all=true&${filter({ label: [label] })}`,
      }),
    networks: (label: string) =>
      call<{ Id: string; Name: string }[]>({
        method: 'GET',
        path: `/networks?${filter({ label: [label] })}`,
      }),
    removeNetwork: (id: string) => call<null>({ method: 'DELETE', path: `/networks/${id}` }),
  };
}

export type EngineClient = ReturnType<typeof createEngineClient>;
