import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { rateLimits } from '@halyard/sdk/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import { createFairQueue } from '../platform/fair-queue.ts';
import { lazyStream } from '../platform/lazy-stream.ts';
import { callerKeyOf } from './address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The export that the request asks for; null for other requests. */
    export: OpenExport | null;
  }
}

interface OpenExport {
  /** Runs a part of its work when its turn has come. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Resolves while a part of its work runs. What a compression reads is made before the client has taken what was made
   * so far, so it waits for this before each part. Rejects when the client has gone.
   */
  ownTurn: () => Promise<void>;
  /** Nothing more is to be made. */
  close: () => void;
}

/** How many exports are worked on, and how many may be open. */
export interface ExportBounds {
  atOnce: number;
  open: { caller: number; all: number };
}

export interface Exports {
  /** Begins the export of a request. Throws RATE_LIMITED or OVERLOADED when too many are open. */
  open(request: FastifyRequest, reply: FastifyReply): OpenExport;
}

/** Seconds until somebody whose export was refused may try again. */
const RETRY_AFTER = 5;

/** After each part nothing more is made for so many times the time that it took, in this process or in the database. */
const REST = 4;
/** Milliseconds. A shorter rest waits until there is more of it. */
const SHORTEST_REST = 2;
const LONGEST_REST = 250;

/**
 * Creates what keeps exports from delaying everybody else. Parts of at most `atOnce` exports are made at a time, by turns of
 * the callers. What the client has not taken yet is not made, so that a slow client takes no turns.
 */
export function createExports({ atOnce, open }: ExportBounds = rateLimits.export): Exports {
  const inTurn = createFairQueue(atOnce, open.all);
  const opened = new Map<string, number>();
  let total = 0;

  function change(caller: string, by: 1 | -1): void {
    total += by;
    const count = (opened.get(caller) ?? 0) + by;
    if (count === 0) opened.delete(caller);
    else opened.set(caller, count);
  }

  return {
    open(request, reply) {
      const caller = callerKeyOf(request).user ?? '';
      if ((opened.get(caller) ?? 0) >= open.caller)
        throw new AppError('RATE_LIMITED', { retryAfter: RETRY_AFTER });
      if (total >= open.all) throw new AppError('OVERLOADED', { retryAfter: RETRY_AFTER });
      change(caller, 1);
      let isOpen = true;
      const close = () => {
        if (isOpen) change(caller, -1);
        isOpen = false;
      };
      reply.raw.once('close', close);
      const rest = createRest();
      const turn = createTurn(reply);
      request.export = {
        inTurn: (work) => inTurn([caller], () => rest(() => turn.run(work))),
        ownTurn: turn.wait,
        close,
      };
      return request.export;
    },
  };
}

/** Whether a part of an export runs, for what must wait until one does. */
function createTurn({ raw }: FastifyReply) {
  const begins = new EventEmitter();
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  const state = { isRunning: false };
  return {
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      state.isRunning = true;
      begins.emit('turn');
      try {
        return await work();
      } finally {
        state.isRunning = false;
      }
    },
    wait: async (): Promise<void> => {
      // Other requests have their turn between two parts, too.
      await nextTurn();
      while (!state.isRunning) await once(begins, 'turn', { signal: gone.signal });
    },
  };
}

/** Runs parts of a work with rests between them, longer ones while the server is busy with other things too. */
function createRest() {
  let owed = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      owed += (performance.now() - begun) * REST;
      if (owed >= SHORTEST_REST) {
        await pause(Math.min(owed, LONGEST_REST));
        owed = 0;
      }
    }
  };
}

/** Sends what exports answer as a stream part by part, each made in its turn. */
export function sendExportsInTurns(app: FastifyInstance): void {
  app.decorateRequest('export', null);
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.export || !(payload instanceof Readable)) return payload;
    return lazyStream(partsOf(payload, request.export, reply));
  });
}

async function* partsOf(
  content: Readable,
  { inTurn, close }: OpenExport,
  { raw }: FastifyReply,
): AsyncGenerator<Buffer | string> {
  const parts = content.iterator() as AsyncIterator<Buffer | string, undefined>;
  let leave: (reason: Error) => void = () => undefined;
  raw.once('close', () => {
    content.destroy();
    // A part that never comes must not keep its turn.
    leave(new Error('The client has gone.'));
  });
  const next = () =>
    new Promise<IteratorResult<Buffer | string, undefined>>((resolve, reject) => {
      leave = reject;
      parts.next().then(resolve, reject);
    });
  try {
    for (;;) {
      const part = await inTurn(next);
      if (part.done) return;
      yield part.value;
    }
  } finally {
    close();
  }
}
