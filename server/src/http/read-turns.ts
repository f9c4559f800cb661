import { operations } from '@halyard/sdk/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads that begin in each turn of the event loop: more of them make each step of a write wait longer. */
const READS_IN_TURN = 2;

/** With this many new connections in one turn, more wait to be accepted: each socket accepts one in a turn. */
const CROWD = 4;

/** How soon to look again while the database is busy, in milliseconds. */
const LOOK_AGAIN = 1;

/** A read that has waited for so many milliseconds no longer waits for the database, which may be away. */
const LONGEST_WAIT = 5000;

export interface ReadTurnsOptions {
  /** Whether queries wait for a connection: then no read begins, since those of writes would wait behind it. */
  isDatabaseBusy?: () => boolean;
  /** How many connections were accepted since it was last called: those that still wait may bring writes. */
  countNewConnections?: () => number;
}

/**
 * Lets requests that write something, and those for the verdict of a flag, pass those that only read. When
 * thousands of viewers come back at once, reads wait in the order in which they came, and flags do not wait
 * behind them. No read begins either while many connections come in. A server that is not busy lets everything
 * begin at once.
 */
export function takeTurnsReading(app: FastifyInstance, options: ReadTurnsOptions): void {
  const countNewConnections = createConnectionCount(app);
  const begin = createReadTurns({ countNewConnections, ...options });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!mayWait(request)) return done();
    begin(() => {
      // Nobody waits for the answer any more.
      if (!request.raw.socket.destroyed) done();
    });
  });
}

function createConnectionCount({ server }: FastifyInstance): () => number {
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  return () => {
    const count = accepted;
    accepted = 0;
    return count;
  };
}

function mayWait({ routeOptions }: FastifyRequest): boolean {
  const { operation } = routeOptions.config;
  return operation?.method === 'GET' && operation !== operations.getSubmissionStatus;
}

interface Waiting {
  begin: () => void;
  /** By the clock of `performance`. */
  since: number;
}

/** Returns a function that calls what it is given when its turn has come, at once where nothing waits. */
export function createReadTurns({
  isDatabaseBusy = () => false,
  countNewConnections = () => 0,
}: ReadTurnsOptions) {
  const waiting: Waiting[] = [];
  let begun = 0;
  let isPlanned = false;
  let isCrowded = false;

  function mayBegin(): boolean {
    if (begun === READS_IN_TURN) return false;
    const [first] = waiting;
    const hasWaited = first !== undefined && performance.now() - first.since > LONGEST_WAIT;
    return hasWaited || !(isCrowded || isDatabaseBusy());
  }

  function planTurn(): void {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(takeTurn);
  }

  function start(begin: () => void): void {
    begun += 1;
    planTurn();
    begin();
  }

  function takeTurn(): void {
    isPlanned = false;
    begun = 0;
    isCrowded = countNewConnections() >= CROWD;
    while (waiting.length > 0 && mayBegin()) {
      const next = waiting.shift();
      if (next) start(next.begin);
    }
    if (isPlanned || waiting.length === 0) return;
    if (isCrowded) return planTurn();
    isPlanned = true;
    setTimeout(takeTurn, LOOK_AGAIN);
  }

  return (begin: () => void): void => {
    if (waiting.length === 0 && mayBegin()) return start(begin);
    waiting.push({ begin, since: performance.now() });
    planTurn();
  };
}
