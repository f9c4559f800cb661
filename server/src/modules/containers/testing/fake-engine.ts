import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type ContainerEngine, type ContainerSpec, EngineError } from '../engine.ts';

export type FakeEngine = ReturnType<typeof createFakeEngine>;

interface FakeContainer {
  spec: ContainerSpec;
  server: Server;
  isRunning: boolean;
  createdAt: number;
}

/** An image that cannot be pulled. */
export const MISSING_IMAGE = 'registry.example/missing';
/** An image whose pull does not end before `finishPull`. */
export const SLOW_IMAGE = 'registry.example/slow';

/** An engine in memory: a container is a server on this machine, by default one that answers with its flag. */
export function createFakeEngine(
  serve = (socket: Socket, spec: ContainerSpec) => {
    socket.end(spec.variables['FLAG'] ?? '');
  },
) {
  const containers = new Map<string, FakeContainer>();
  const state = { isAway: false };
  let pulls: (() => void)[] = [];

  function check(): void {
    if (state.isAway) throw new EngineError('EngineUnavailable', 'The engine is away.');
  }

  const engine: ContainerEngine = {
    async fetchImage(image) {
      check();
      if (image === MISSING_IMAGE) throw new EngineError('ImageUnavailable', 'There is none.');
      if (image === SLOW_IMAGE) await new Promise<void>((resolve) => pulls.push(resolve));
    },
    async start(spec) {
      check();
      if (containers.has(spec.id)) throw new EngineError('Refused', 'The name is taken.');
      const server = createServer({ allowHalfOpen: true }, (socket) => {
        // Whoever probes does not wait for the answer.
        socket.on('error', () => undefined);
        serve(socket, spec);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      server.unref();
      containers.set(spec.id, { spec, server, isRunning: true, createdAt: Date.now() });
      const { port } = server.address() as AddressInfo;
      const address = { host: '127.0.0.1', port };
      return {
        engineId: spec.id.slice(-12),
        published: address,
        local: { own: address, published: address },
      };
    },
    async isRunning(id) {
      check();
      return containers.get(id)?.isRunning ?? false;
    },
    async remove(id) {
      check();
      containers.get(id)?.server.close();
      containers.delete(id);
    },
    async list() {
      check();
      return [...containers].map(([id, { isRunning, createdAt }]) => ({
        id,
        isRunning,
        createdAt,
      }));
    },
  };

  return {
    engine,
    /** Whether the engine answers at all. */
    state,
    /** The ids of all containers. */
    ids: () => [...containers.keys()],
    /** Ends the program of a container, which stays. */
    crash(id: string): void {
      const container = containers.get(id);
      if (!container) throw new Error(`There is no container ${id}.`);
      container.isRunning = false;
      container.server.close();
    },
    specOf: (id: string) => containers.get(id)?.spec,
    finishPull(): void {
      for (const finish of pulls) finish();
      pulls = [];
    },
  };
}
