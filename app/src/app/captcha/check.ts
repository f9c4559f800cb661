import type { CheckProgress } from '@halyard/ui-kit';
import { createStore, type Store } from '../storage/create-store.ts';

/** What one run of a check gets. */
export interface CheckRun {
  signal: AbortSignal;
  onProgress: (progress: CheckProgress) => void;
}

export type CheckState =
  | { kind: 'running'; milliseconds: number; progress: CheckProgress | null }
  | { kind: 'passed'; milliseconds: number }
  | { kind: 'failed'; error: unknown };

const STARTED = { kind: 'running', milliseconds: 0, progress: null } as const;

/** A check that there is a person, with answers that each count once. */
export interface Check {
  state: Store<CheckState>;
  /** Begins a run unless one is under way or has an answer that still counts. */
  start: () => void;
  /** The answer of the current run, which is then used up; begins a run if there is none. */
  take: () => Promise<string>;
  stop: () => void;
}

interface Run {
  abort: AbortController;
  answer: Promise<string>;
  /** When the answer was found. */
  foundAt: number | null;
}

/**
 * Runs a check in the background and keeps its answer until it is taken.
 * @param find one run
 * @param lifetime how long an answer counts, in milliseconds
 */
export function createCheck(find: (run: CheckRun) => Promise<string>, lifetime: number): Check {
  const state = createStore<CheckState>(STARTED);
  let current: Run | null = null;

  const begin = (): Run => {
    const since = Date.now();
    const abort = new AbortController();
    const { signal } = abort;
    const show = (next: CheckState) => {
      if (!signal.aborted) state.set(next);
    };
    show(STARTED);
    const answer = find({
      signal,
      onProgress: (progress) =>
        show({ kind: 'running', milliseconds: Date.now() - since, progress }),
    });
    const run: Run = { abort, answer, foundAt: null };
    void follow(run, since, show);
    return run;
  };
  const follow = async (run: Run, since: number, show: (state: CheckState) => void) => {
    try {
      await run.answer;
      run.foundAt = Date.now();
      show({ kind: 'passed', milliseconds: run.foundAt - since });
    } catch (error) {
      if (current === run) current = null;
      show({ kind: 'failed', error });
    }
  };
  const live = (): Run => {
    const isOld = current?.foundAt != null && Date.now() - current.foundAt > lifetime;
    if (!current || isOld) current = begin();
    return current;
  };
  return {
    state,
    start: () => void live(),
    take: async () => {
      const run = live();
      const answer = await run.answer;
      if (current === run) current = null;
      return answer;
    },
    stop: () => {
      current?.abort.abort();
      current = null;
    },
  };
}
