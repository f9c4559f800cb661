import { isApiError, type EventStream } from '@halyard/sdk';
import type { LiveEvent } from '@halyard/sdk/types';
import type { HubMessage, Wants } from './live-messages.ts';

/** Opens one stream of events. */
export type OpenStream = (
  wants: Wants,
  options: { signal: AbortSignal; lastEventId: string | undefined },
) => Promise<Pick<EventStream, typeof Symbol.asyncIterator>>;

/** What outlives a connection: the next one continues after this event. */
export interface Position {
  lastEventId: string | undefined;
  /** Streams arrive here: one that does not is not kept back by a proxy. */
  hasHeard: boolean;
}

type Down = Extract<HubMessage, { kind: 'down' }>;

interface ConnectionOptions {
  open: OpenStream;
  wants: Wants;
  position: Position;
  onHello: (resumed: boolean) => void;
  onEvent: (event: LiveEvent) => void;
  onDown: (down: Down) => void;
}

export interface Connection {
  /** Tries again at once if it waits, and reopens a stream that a sleeping device may have lost. */
  wake: () => void;
  close: () => void;
}

/** A proxy that collects an answer before it passes it on never delivers the greeting. */
const HELLO_TIMEOUT = 10_000;
const FIRST_DELAY = 1000;
/** With a slow greeting, pages are live within half a minute of the server's return. */
const MAX_DELAY = 15_000;
/** Delay after a refusal, and where streams are kept back, since each attempt then holds a connection in vain. */
const LONG_DELAY = 60_000;
/** Failed attempts after which pages poll, until one succeeds. */
const MAX_FAILURES = 4;
/** How often to look at the clock, and by how much it jumps when the device has slept. */
const LOOK = 5000;
const SLEEP = 90_000;

/** Keeps a stream open until it is closed: waits longer from failure to failure. */
export function keepConnected(options: ConnectionOptions): Connection {
  const { open, wants, position, onHello, onEvent, onDown } = options;
  const closed = new AbortController();
  let attempt = new AbortController();
  let failures = 0;
  let isRefused = false;
  let isSilent = false;
  let hasHeard = false;
  let hurry: (() => void) | null = null;

  async function listen(): Promise<void> {
    attempt = new AbortController();
    const signal = AbortSignal.any([closed.signal, attempt.signal]);
    const { lastEventId } = position;
    const current = attempt;
    isSilent = false;
    const timer = setTimeout(() => {
      isSilent = !position.hasHeard;
      current.abort();
    }, HELLO_TIMEOUT);
    try {
      for await (const { id, data } of await open(wants, { signal, lastEventId })) {
        clearTimeout(timer);
        if (signal.aborted) return;
        failures = 0;
        hasHeard = true;
        position.hasHeard = true;
        position.lastEventId = id ?? position.lastEventId;
        if (data.topic === 'Hello') onHello(data.resumed);
        else onEvent(data);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function run(): Promise<void> {
    while (!closed.signal.aborted) {
      isRefused = false;
      await listen().catch((error: unknown) => {
        isRefused = isRefusal(error);
      });
      if (closed.signal.aborted) return;
      failures += 1;
      const isGivenUp = failures >= MAX_FAILURES;
      const isLong = isRefused || (isGivenUp && isSilent);
      // What was never there is not lost: the page goes on polling.
      const state = isRefused || isGivenUp || !hasHeard ? 'polling' : 'reconnecting';
      onDown({ kind: 'down', state, refused: isRefused });
      await wait(isLong ? LONG_DELAY : Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (failures - 1)));
    }
  }

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      // At random up to a half less, so that not all browsers come back at once.
      const timer = setTimeout(() => hurry?.(), milliseconds * (1 - Math.random() / 2));
      hurry = () => {
        clearTimeout(timer);
        hurry = null;
        resolve();
      };
    });
  }

  const stopWatching = watchSleep(() => attempt.abort());
  void run();
  return {
    wake() {
      if (!isRefused) hurry?.();
    },
    close() {
      stopWatching();
      closed.abort();
      hurry?.();
    },
  };
}

/** Calls back when the device has slept; returns a function that ends that. */
function watchSleep(onWoken: () => void): () => void {
  let lookedAt = Date.now();
  const clock = setInterval(() => {
    const passed = Date.now() - lookedAt;
    lookedAt = Date.now();
    if (passed > SLEEP) onWoken();
  }, LOOK);
  return () => clearInterval(clock);
}

/**
 * Whether the server refused, and would again: not the limit on connections, which passes, and not a
 * proxy that answers 404 while the server restarts.
 */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.code === null) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}
