import { fork, type Serializable } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { errorCode } from './error-code.ts';

/** Why a background program has not answered. */
export type Silence = 'START' | 'TIME' | 'MEMORY' | 'ENDED';

const REASONS: Record<Silence, string> = {
  START: 'It could not be started.',
  TIME: 'It takes too long.',
  MEMORY: 'It takes too much memory.',
  ENDED: 'It has ended without an answer.',
};

/** A background program was given up; the next message is for a new one. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
  readonly reason: Silence;

  constructor(reason: Silence, cause?: unknown) {
    super(REASONS[reason], { cause });
    this.reason = reason;
  }
}

/** A thread or a process that says that it is ready, and then answers each message with another. */
interface Program {
  /** Resolves with the next message; rejects with an UnansweredError when it ends first. */
  next(limit: AbortSignal): Promise<unknown>;
  send(message: unknown): void;
  /** Whether this process waits for it before it ends. */
  hold(isHeld: boolean): void;
  kill(): void;
}

interface BackgroundParts {
  start: () => Program;
  /** Milliseconds that a message may take. */
  longest: number;
  /** Milliseconds after which a program without work is ended. */
  idle?: number;
}

/**
 * Sends a message to a background program, which is started when it is needed, and returns its
 * answer. One message at a time. Rejects with an UnansweredError.
 * @param longest milliseconds that this message may take, if less than all of them
 */
export type Ask = (message: unknown, longest?: number) => Promise<unknown>;

/** Milliseconds until a program is ready, on a busy machine. */
const LONGEST_START = 60_000;
const IDLE = 10_000;

/** Runs what may take long or much memory outside the thread that answers requests. */
export function createBackground({ start, longest, idle = IDLE }: BackgroundParts): Ask {
  let program: Program | null = null;
  let ending: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    program?.kill();
    program = null;
  }

  async function started(): Promise<Program> {
    if (program) return program;
    program = start();
    try {
      await program.next(AbortSignal.timeout(LONGEST_START));
      return program;
    } catch (error) {
      throw new UnansweredError('START', error);
    }
  }

  async function askNow(message: unknown, milliseconds: number): Promise<unknown> {
    clearTimeout(ending);
    try {
      const running = await started();
      running.hold(true);
      const answer = running.next(AbortSignal.timeout(milliseconds));
      running.send(message);
      const answered = await answer;
      running.hold(false);
      ending = setTimeout(stop, idle).unref();
      return answered;
    } catch (error) {
      stop();
      throw error;
    }
  }

  return (message, milliseconds = longest) => {
    const asking = last.then(() => askNow(message, Math.min(milliseconds, longest)));
    last = asking.catch(() => undefined);
    return asking;
  };
}

/** Starts a thread. It ends when its heap becomes larger than this. */
export function startThread(program: URL, heapMebibytes: number): Program {
  const thread = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  });
  // An error after a thread was given up has no other listener, and would end the server.
  thread.on('error', () => undefined);
  return {
    next: (limit) => nextMessage(thread, limit),
    send: (message) => {
      // A worker thread has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      thread.postMessage(message);
    },
    hold: (isHeld) => (isHeld ? thread.ref() : thread.unref()),
    kill: () => void thread.terminate(),
  };
}

/** Starts a process, for libraries whose memory is not in the heap. One that kills itself takes too much memory. */
export function startProcess(program: URL, ...args: string[]): Program {
  const child = fork(fileURLToPath(program), args, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', () => undefined);
  return {
    next: (limit) => nextMessage(child, limit),
    // What it could not be sent it does not answer either.
    send: (message) => void child.send(message as Serializable, () => undefined),
    hold(isHeld) {
      const method = isHeld ? 'ref' : 'unref';
      child[method]();
      child.channel?.[method]();
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

async function nextMessage(program: EventEmitter, limit: AbortSignal): Promise<unknown> {
  const over = new AbortController();
  const signal = AbortSignal.any([limit, over.signal]);
  const ended = once(program, 'exit', { signal }).then(([, by]) => {
    throw new UnansweredError(by === 'SIGKILL' ? 'MEMORY' : 'ENDED');
  });
  try {
    const message = once(program, 'message', { signal }).then(([each]) => each as unknown);
    return await Promise.race([message, ended]);
  } catch (error) {
    if (error instanceof UnansweredError) throw error;
    if (limit.aborted) throw new UnansweredError('TIME');
    const isFull = errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
    throw new UnansweredError(isFull ? 'MEMORY' : 'ENDED', error);
  } finally {
    over.abort();
  }
}
