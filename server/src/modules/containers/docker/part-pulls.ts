import { Readable } from 'node:stream';
import type Docker from 'dockerode';
import type { DockerConfig } from '../../../config-containers.ts';
import { isUnreachable } from './part-errors.ts';
import { credentialsFor } from './part-registries.ts';
import { EngineError, type PullProgress } from '../part-engine.ts';

type OnProgress = (progress: PullProgress) => void;

interface Pull {
  done: Promise<void>;
  listeners: Set<OnProgress>;
}

/** Pulls an image once however many wait for it. */
export function createDockerPulls(docker: Docker, registries: DockerConfig['registries']) {
  const running = new Map<string, Pull>();

  async function run(image: string, tell: OnProgress): Promise<void> {
    // Without a tag the engine would pull all of them.
    const name = /[:@][^/]*$/.test(image) ? image : `${image}:latest`;
    const layers = createLayers();
    try {
      const stream: NodeJS.ReadableStream = await docker.pull(name, {
        authconfig: credentialsFor(registries, name),
      });
      const failure = await follow(docker, stream, (event) => tell(layers.add(event)));
      if (failure !== undefined) throw unavailable(name, failure);
    } catch (error) {
      if (isUnreachable(error) || error instanceof EngineError) throw error;
      throw unavailable(name, error instanceof Error ? error.message : String(error), error);
    }
  }

  function begin(image: string): Pull {
    const listeners = new Set<OnProgress>();
    const tell = (progress: PullProgress) => listeners.forEach((listen) => listen(progress));
    const done = run(image, tell).finally(() => running.delete(image));
    const pull = { done, listeners };
    running.set(image, pull);
    return pull;
  }

  return {
    pull(image: string, onProgress?: OnProgress): Promise<void> {
      const { done, listeners } = running.get(image) ?? begin(image);
      if (onProgress) listeners.add(onProgress);
      return done;
    },
  };
}

/** Makes an image of an archive; its id. */
export async function importImage(
  docker: Docker,
  archive: Buffer,
  command: string,
): Promise<string> {
  const progress = await docker.importImage(Readable.from([archive]), { changes: [command] });
  return new Promise((resolve, reject) =>
    docker.modem.followProgress(
      progress,
      (error: Error | null, lines: readonly { status?: string }[]) =>
        error ? reject(error) : resolve(lines.at(-1)?.status ?? ''),
    ),
  );
}

function unavailable(name: string, message: string, cause?: unknown): EngineError {
  return new EngineError('ImageUnavailable', `Cannot pull the image ${name}: ${message}`, cause);
}

/**
 * Resolves at the end of the stream to what the engine says has failed. It has answered with success
 * before it knows, and the client takes such a line for progress.
 */
async function follow(
  docker: Docker,
  stream: NodeJS.ReadableStream,
  onEvent: (event: PullEvent) => void,
): Promise<string | undefined> {
  let failure: string | undefined;
  await new Promise<void>((resolve, reject) =>
    docker.modem.followProgress(
      stream,
      (error: Error | null) => (error ? reject(error) : resolve()),
      (event: PullEvent) => {
        failure ??= event.errorDetail?.message ?? event.error;
        onEvent(event);
      },
    ),
  );
  return failure;
}

/** A line of the stream with which Docker answers a pull. */
export interface PullEvent {
  /** The layer that it is about. */
  id?: string;
  status?: string;
  progressDetail?: { current?: number; total?: number };
  error?: string;
  errorDetail?: { message?: string };
}

interface Layer {
  received: number;
  /** Null until its download begins. */
  total: number | null;
}

/** Adds up the layers of an image. */
export function createLayers() {
  const layers = new Map<string, Layer>();

  function update({ id, status = '', progressDetail: detail }: PullEvent): void {
    if (id === undefined) return;
    const layer = layers.get(id) ?? { received: 0, total: null };
    if (status === 'Pulling fs layer' || status === 'Waiting') layers.set(id, layer);
    else if (status === 'Already exists') layers.set(id, { received: 0, total: 0 });
    else if (status === 'Downloading') {
      const { current = layer.received, total = layer.total } = detail ?? {};
      layers.set(id, { received: Math.max(layer.received, current), total });
    } else if (ARRIVED.has(status)) {
      const size = layer.total ?? layer.received;
      layers.set(id, { received: size, total: size });
    }
  }

  return {
    add(event: PullEvent): PullProgress {
      update(event);
      const all = [...layers.values()];
      const isKnown = all.length > 0 && all.every(({ total }) => total !== null);
      return {
        receivedBytes: sum(all.map(({ received }) => received)),
        totalBytes: isKnown ? sum(all.map(({ total }) => total ?? 0)) : null,
      };
    },
  };
}

const ARRIVED = new Set(['Verifying Checksum', 'Download complete', 'Extracting', 'Pull complete']);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
