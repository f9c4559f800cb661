import type { ContainerFailure, NetworkMode, StorageLimitKind } from '@halyard/sdk/rules';

export type { StorageLimitKind };

/** What a program that starts as root and gives that up needs, and nothing that reaches the machine. */
export const ROOT_CAPABILITIES: readonly string[] = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'KILL',
  'NET_BIND_SERVICE',
  'SETGID',
  'SETUID',
  'SYS_CHROOT',
];

/** A container to be started. */
export interface ContainerSpec {
  /** Unique at the engine. Containers learn the names of others, so it tells nothing else. */
  name: string;
  image: string;
  memoryMegabytes: number;
  cpuTenths: number;
  /** Limit of what it may write, if the engine can limit that; 0 for no limit. */
  storageMegabytes: number;
  /** The TCP port at which it serves. */
  port: number;
  networkMode: NetworkMode;
  variables: Readonly<Record<string, string>>;
}

export interface Address {
  host: string;
  port: number;
}

export interface StartedContainer {
  engineId: string;
  /** Where players reach it. */
  published: Address;
  /** Where this server may reach it. */
  local: {
    /** Its own address, if this server is on the engine's machine. */
    own: Address | null;
    /** The published port. */
    published: Address;
  };
}

/** A container of this site at the engine. */
export interface EngineContainer {
  name: string;
  isRunning: boolean;
  createdAt: number;
  /** The engine has ended it because it wrote more than it may. */
  isOverStorage: boolean;
}

/** How much of an image has arrived. */
export interface PullProgress {
  receivedBytes: number;
  /** Null until it is known. */
  totalBytes: number | null;
}

/** What a running container takes. */
export interface ContainerUsage {
  /** Processors in use: 0.5 is half of one. */
  processors: number;
  memoryBytes: number;
}

export interface LogLimits {
  /** Most lines; the last ones are kept. */
  lines: number;
  /** Most bytes of these lines; the last ones are kept. */
  bytes: number;
}

/**
 * What runs containers. All of it may be called by several processes at once, and sees only the
 * containers of this site. Throws EngineError.
 */
export interface ContainerEngine {
  /** Pulls an image that the engine does not have, which can take minutes. */
  fetchImage(image: string, onProgress?: (progress: PullProgress) => void): Promise<void>;
  /** Starts a container whose image is there. */
  start(spec: ContainerSpec): Promise<StartedContainer>;
  isRunning(name: string): Promise<boolean>;
  /** Stops and removes a container; one that is gone already is no error. */
  remove(name: string): Promise<void>;
  list(): Promise<EngineContainer[]>;
  /** The end of what its program has written, as it is; null when there is no such container. */
  readLog(name: string, limits: LogLimits): Promise<string | null>;
  /** Null when the engine cannot say, and when it does not run. */
  readUsage(name: string): Promise<ContainerUsage | null>;
  /** What happens to a container that writes more than it may. */
  findStorageLimit(): Promise<StorageLimitKind>;
  /**
   * The bytes that a container has written beside its image; null when the engine itself limits them, and when it
   * does not run. Looks at every file that was written, so it is slow.
   */
  readStorage(name: string): Promise<number | null>;
  /**
   * Addresses of machines that containers reach and should not, tried from a container. An engine
   * without it cannot be checked.
   */
  findReachable?(): Promise<string[]>;
  /** The mark that the site which holds the engine has left there; null when there is none. An engine without it cannot be held. */
  readMark?(): Promise<string | null>;
  /** Leaves a mark in the place of another one (null: of none), in one step; false when that one is not there. */
  writeMark?(mark: string, over: string | null): Promise<boolean>;
}

/** A failure of an engine, and what it means for the container. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly failure: ContainerFailure;

  constructor(failure: ContainerFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/** Why something could not be started. */
export function failureOf(error: unknown): ContainerFailure {
  return error instanceof EngineError ? error.failure : 'EngineUnavailable';
}
