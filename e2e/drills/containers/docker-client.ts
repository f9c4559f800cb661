import { type CallDocker, createDockerApi, filtersOf } from '../../docker/api.ts';

/** A container as the engine lists it. */
export interface Listed {
  Id: string;
  State: string;
  Labels: Record<string, string>;
  Ports: { IP?: string; PublicPort?: number }[];
}

interface Inspected {
  HostConfig: Record<string, unknown>;
  NetworkSettings: { Ports: Record<string, { HostPort: string }[] | null> };
}

/** A client with which the drill asks Docker behind the server's back. */
export function createDockerClient(address: string) {
  const ask = createDockerApi(address);

  async function call<Answer>(request: Parameters<CallDocker>[0]): Promise<Answer> {
    const text = await ask(request);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  return {
    ping: () => call<unknown>({ method: 'GET', path: '/version' }),
    create: async (body: unknown) =>
      (await call<{ Id: string }>({ method: 'POST', path: '/containers/create', body })).Id,
    start: (id: string) => call<null>({ method: 'POST', path: `/containers/${id}/start` }),
    remove: (id: string) =>
      call<null>({ method: 'DELETE', path: `/containers/${id}?force=true&v=true` }),
    inspect: (id: string) =>
      call<Inspected>({
        method: 'GET',
        path: `/containers/${id}/json`,
      }),
    list: (label: string) =>
      call<Listed[]>({
        method: 'GET',
        path: `/containers/json?all=true&${filtersOf({ label: [label] })}`,
      }),
    networks: (label: string) =>
      call<{ Id: string; Name: string }[]>({
        method: 'GET',
        path: `/networks?${filtersOf({ label: [label] })}`,
      }),
    removeNetwork: (id: string) => call<null>({ method: 'DELETE', path: `/networks/${id}` }),
  };
}

export type DockerClient = ReturnType<typeof createDockerClient>;
