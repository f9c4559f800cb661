import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { HolderState } from '@halyard/sdk/rules';
import { createTurns } from '../../platform/turns.ts';
import type { Author } from '../../platform/write.ts';
import { type ContainerEngine, EngineError } from './part-engine.ts';
import { createMark, type Mark, type MarkDeps } from './part-mark.ts';

/** How often a site renews its mark. */
const RENEW_MILLISECONDS = 10_000;
/** What was found so recently is not asked for again. */
const FRESH_MILLISECONDS = 1000;

/** Which of several copies of a site may change anything at the engine (ADR 57). */
export interface Holder {
  /** Null without an engine. */
  find: () => Promise<HolderState | null>;
  /** Asks the engine, so that a site from which the engine was taken over does nothing more. Throws EngineError. */
  mayAct: () => Promise<boolean>;
  /** Whether the site may try to change something. While the engine is away, the last known answer counts: what needs the engine fails by itself then. */
  mayTry: () => Promise<boolean>;
  /** Whether this is the site that sends mail; null while that is not known. */
  maySend: () => Promise<boolean | null>;
  /** Makes this site the one that holds the engine. Throws EngineError. */
  takeOver: (author: Author) => Promise<void>;
  /** Looks at the mark, and renews it if this site may. */
  renew: () => Promise<void>;
  /** From now on the mark is renewed. */
  start: () => void;
  stop: () => Promise<void>;
}

export interface HolderDeps extends Omit<MarkDeps, 'monotonic'> {
  /** Take the engine over at the start, whoever holds it. */
  takesOver: boolean;
  onError: (error: unknown) => void;
  /** Milliseconds that only grow. */
  monotonic?: () => number;
}

type FindEngine = () => Promise<ContainerEngine>;

/** Looks at the mark, once at a time; the first look decides where the site begins. */
function createLooks(mark: Mark, takesOver: boolean, findEngine: FindEngine | null) {
  const inTurn = createTurns(1);
  let last: Promise<unknown> = Promise.resolve();
  let beginning: Promise<void> | null = null;

  async function run(work: (engine: ContainerEngine) => Promise<void>): Promise<void> {
    if (findEngine === null) return;
    const running = inTurn(0, async () => work(await findEngine()));
    last = running.catch(() => undefined);
    try {
      await running;
    } catch (error) {
      // Without the right to do so nobody can be asked.
      if (!(error instanceof EngineError) || error.failure !== 'Refused') throw error;
      mark.settle('Unchecked');
    }
  }

  async function begin(): Promise<void> {
    await mark.begin();
    await run((engine) => (takesOver ? mark.takeOver(engine, null) : mark.look(engine, true)));
  }

  /** Tries again where the engine or the database is away. */
  function begun(): Promise<void> {
    beginning ??= begin().catch((error: unknown) => {
      beginning = null;
      throw error;
    });
    return beginning;
  }

  return {
    begun,
    async renew(): Promise<void> {
      const isFirst = beginning === null;
      await begun();
      if (!isFirst) await run((engine) => mark.look(engine, true));
    },
    look: () => run((engine) => mark.look(engine, false)),
    async takeOver(author: Author): Promise<void> {
      await begun();
      await run((engine) => mark.takeOver(engine, author));
    },
    ended: () => last,
  };
}

/** @param findEngine null without an engine */
export function createHolder(
  { takesOver, onError, monotonic = () => performance.now(), ...deps }: HolderDeps,
  findEngine: FindEngine | null,
): Holder {
  const mark = createMark({ ...deps, monotonic });
  const { known } = mark;
  const looks = createLooks(mark, takesOver, findEngine);
  let timer: NodeJS.Timeout | null = null;

  async function mayAct(): Promise<boolean> {
    await looks.begun();
    if (known.state === 'Held' && monotonic() - known.checkedAt > FRESH_MILLISECONDS)
      await looks.look();
    return known.state === 'Held' || known.state === 'Unchecked';
  }

  async function find(): Promise<HolderState | null> {
    if (findEngine === null) return null;
    await looks.begun().catch(() => undefined);
    return known.state;
  }

  /** An engine that is away says nothing against a site that is where it was. */
  async function maySend(): Promise<boolean | null> {
    const state = await find();
    return state === 'Asking' ? known.isInPlace || null : state !== 'Elsewhere';
  }

  return {
    renew: async () => looks.renew(),
    takeOver: async (author) => looks.takeOver(author),
    find,
    mayAct,
    maySend,
    mayTry: () =>
      mayAct().catch((error: unknown) => {
        if (!(error instanceof EngineError)) throw error;
        return known.isInPlace && known.state !== 'Elsewhere';
      }),
    start() {
      const tick = () =>
        void looks.renew().catch((error: unknown) => {
          // Other work that needs the engine reports that it does not answer.
          if (!(error instanceof EngineError)) onError(error);
        });
      timer = setInterval(tick, RENEW_MILLISECONDS);
      timer.unref();
      tick();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await looks.ended();
    },
  };
}

/** Where an installation is: its folder and the machine, of which a copy of both knows no difference. */
export async function findPlace(folder: string): Promise<string> {
  // Containers have none, or each its own.
  const machine = await readFile('/etc/machine-id', 'utf8').catch(() => '');
  return `${machine.trim()} ${resolve(folder)}`;
}
