import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import {
  type ContainerEngine,
  type ContainerSpec,
  EngineError,
  type PullProgress,
} from '../part-engine.ts';

export type FakeEngine = ReturnType<typeof createFakeEngine>;

interface FakeContainer {
  spec: ContainerSpec;
  server: Server;
  isRunning: boolean;
  createdAt: number;
  log: string;
  bytes: number;
  isOverStorage: boolean;
}

/** An image that cannot be pulled. */
export const MISSING_IMAGE = 'registry.example/missing';
/** An image whose pull does not end before `finishPull`. */
export const SLOW_IMAGE = 'registry.example/slow';
/** An image whose program ends at once. */
export const ENDING_IMAGE = 'registry.example/ending';
/** What every container has written. */
const LOG = 'listening\n';
/** What every running container takes. */
export const USAGE = { processors: 0.25, memoryBytes: 12_582_912 };

/** An engine in memory: a container is a server on this machine, by default one that answers with its flag. */
export function createFakeEngine(
  serve = (socket: Socket, spec: ContainerSpec) => {
    socket.end(spec.variables['FLAG'] ?? '');
  },
) {
  const containers = new Map<string, FakeContainer>();
  const state = { isAway: false, holdsStarts: false, port: 0 };
  let refused = 0;
  let pulls: (() => void)[] = [];
  let starts: (() => void)[] = [];
  const asked: ContainerSpec[] = [];
  let holderMark: string | null = null;
  let tellProgress: (progress: PullProgress) => void = () => undefined;

  function check(): void {
    if (!state.isAway) return;
    refused += 1;
    throw new EngineError('EngineUnavailable', 'The engine is away.');
  }

  function checkName({ name }: ContainerSpec): void {
    if (containers.has(name)) throw new EngineError('Refused', 'The name is taken.');
  }

  const engine: ContainerEngine = {
    async fetchImage(image, onProgress) {
      check();
      tellProgress = onProgress ?? tellProgress;
      if (image === MISSING_IMAGE) throw new EngineError('ImageUnavailable', 'There is none.');
      if (image === SLOW_IMAGE) await new Promise<void>((resolve) => pulls.push(resolve));
    },
    async start(spec) {
      check();
      checkName(spec);
      asked.push(spec);
      if (state.holdsStarts) await new Promise<void>((resolve) => starts.push(resolve));
      checkName(spec);
      const server = createServer({ allowHalfOpen: true }, (socket) => {
        // The prober does not wait for the answer.
        socket.on('error', () => undefined);
        serve(socket, spec);
      });
      await new Promise<void>((resolve) => server.listen(state.port, '127.0.0.1', resolve));
      server.unref();
      const { port } = server.address() as AddressInfo;
      const isRunning = spec.image !== ENDING_IMAGE;
      if (!isRunning) server.close();
      containers.set(spec.name, {
        spec,
        server,
        isRunning,
        createdAt: Date.now(),
        log: LOG,
        bytes: 0,
        isOverStorage: false,
      });
      const address = { host: '127.0.0.1', port };
      return {
        engineId: spec.name.slice(-12),
        published: address,
        local: { own: address, published: address },
      };
    },
    async isRunning(name) {
      check();
      return containers.get(name)?.isRunning ?? false;
    },
    async remove(name) {
      check();
      containers.get(name)?.server.close();
      containers.delete(name);
    },
    async list() {
      check();
      return [...containers].map(([name, { isRunning, createdAt, isOverStorage }]) => ({
        name,
        isRunning,
        createdAt,
        isOverStorage,
      }));
    },
    async readLog(name, { lines, bytes }) {
      check();
      const log = containers
        .get(name)
        ?.log.split('\n')
        .slice(-lines - 1)
        .join('\n');
      return log === undefined ? null : Buffer.from(log).subarray(-bytes).toString();
    },
    async readUsage(name) {
      check();
      return containers.get(name)?.isRunning ? USAGE : null;
    },
    async findStorageLimit() {
      check();
      return 'Measured';
    },
    async readStorage(name) {
      check();
      return containers.get(name)?.bytes ?? null;
    },
    async readMark() {
      check();
      return holderMark;
    },
    async writeMark(mark, over) {
      check();
      const isThere = holderMark === over;
      if (isThere) holderMark = mark;
      return isThere;
    },
  };

  return {
    engine,
    /** Whether the engine answers at all, whether it holds starts until `finishStart`, and the port of new containers. */
    state,
    /** What it was asked to start, the oldest first. */
    asked,
    /** How many calls it has not answered, because it was away. */
    refused: () => refused,
    /** How many starts are held. */
    held: () => starts.length,
    /** Ends the oldest start that is held. */
    finishStart: () => starts.shift()?.(),
    /** Forgets the starts that are held, as if whoever asked for them had ended. */
    dropStarts: () => void (starts = []),
    /** The names of all containers. */
    names: () => [...containers.keys()],
    /** Ends the program of a container, which stays. */
    crash(name: string): void {
      const container = containers.get(name);
      if (!container) throw new Error(`There is no container ${name}.`);
      container.isRunning = false;
      container.server.close();
    },
    /** Lets a container write. */
    setBytes(name: string, bytes: number): void {
      const container = containers.get(name);
      if (container) container.bytes = bytes;
    },
    /** Ends a container as an engine does that limits what it writes itself. */
    evict(name: string): void {
      const container = containers.get(name);
      if (!container) throw new Error(`There is no container ${name}.`);
      container.isRunning = false;
      container.isOverStorage = true;
      container.server.close();
    },
    setLog(name: string, log: string): void {
      const container = containers.get(name);
      if (container) container.log = log;
    },
    /** Tells whoever waits for the last pull how far it is. */
    progress: (progress: PullProgress) => tellProgress(progress),
    specOf: (name: string) => containers.get(name)?.spec,
    /** Whether a pull has begun that `finishPull` ends. */
    isPulling: () => pulls.length > 0,
    finishPull(): void {
      for (const finish of pulls) finish();
      pulls = [];
    },
  };
}
