import { randomUUID } from 'node:crypto';
import type { HolderState } from '@halyard/sdk/rules';
import { createCached } from '../../platform/cached.ts';
import type { Db } from '../../platform/database.ts';
import type { Author, Write } from '../../platform/write.ts';
import type { ContainerEngine } from './part-engine.ts';
import {
  addMark,
  findDatabaseIdentity,
  findHolder,
  KNOWN_MARKS,
  setCopy,
} from './repository-holder.ts';

/** A mark that nobody has renewed for so long is that of a site that has ended. */
const DEAD_MILLISECONDS = 45_000;

export interface MarkDeps {
  db: Db;
  write: Write;
  /** What tells this installation from a copy of it elsewhere, beside the database. */
  place: string;
  monotonic: () => number;
}

/** The mark of a site at the engine, and what it says about who holds the engine (ADR 57). */
export function createMark({ db, write, place, monotonic }: MarkDeps) {
  const fullPlace = createCached(async () => `${await findDatabaseIdentity(db)} ${place}`);
  const known = { state: 'Asking' as HolderState, isInPlace: false, checkedAt: -Infinity };
  /** Also those that a database lacks to which the site was switched over. */
  let own: readonly string[] = [];
  /** The mark that is watched while it is not known whether its site lives. */
  let sighting: { mark: string; at: number } | null = null;

  /** Leaves a new mark in the place of the one that was seen; false when another one is there by now. */
  async function leave(engine: ContainerEngine, over: string | null): Promise<boolean> {
    const mark = randomUUID();
    const here = await fullPlace.get();
    await write(null, (tx) => addMark(tx, mark, here));
    own = [mark, ...own].slice(0, KNOWN_MARKS);
    return (await engine.writeMark?.(mark, over)) ?? true;
  }

  function settle(next: HolderState): void {
    known.state = next;
    sighting = null;
  }

  /** Whether the engine is free or held by this site, as far as the mark says; watches it otherwise. */
  async function isOurs(mark: string | null, marks: readonly string[]): Promise<boolean> {
    if (mark === null) return true;
    const isKnown = own.includes(mark) || marks.includes(mark);
    // Where the site was before, its own mark needs no proof.
    if (isKnown && (known.state === 'Held' || known.isInPlace)) return true;
    known.state = 'Asking';
    if (sighting?.mark === mark) return monotonic() - sighting.at >= DEAD_MILLISECONDS;
    if (sighting === null) {
      sighting = { mark, at: monotonic() };
      return false;
    }
    // Somebody has renewed it: another process on this database, or another site.
    if (isKnown) return true;
    await write(null, (tx) => setCopy(tx, true));
    settle('Elsewhere');
    return false;
  }

  /** Reads the mark and says whether this site may use the engine. `renews`: writes a new mark if it may. */
  async function look(engine: ContainerEngine, renews: boolean): Promise<void> {
    if (!engine.readMark) return settle('Held');
    const { marks, isCopy } = await findHolder(db);
    if (isCopy) return settle('Elsewhere');
    // Another process on this database has taken the engine over.
    if (known.state === 'Elsewhere') known.state = 'Asking';
    const mark = await engine.readMark();
    known.checkedAt = monotonic();
    if (!(await isOurs(mark, marks))) return;
    if (renews && !(await leave(engine, mark))) return look(engine, false);
    settle('Held');
  }

  return {
    known,
    settle,
    look,
    /** Finds out whether the site is where it was. */
    async begin(): Promise<void> {
      const { place: before } = await findHolder(db);
      known.isInPlace = before === null || before === (await fullPlace.get());
    },
    async takeOver(engine: ContainerEngine, author: Author): Promise<void> {
      await write(author, async (tx, _emit, audit) => {
        audit({ type: 'Site', id: null, name: '' });
        await setCopy(tx, false);
      });
      for (let isLeft = false; !isLeft;)
        isLeft = await leave(engine, (await engine.readMark?.()) ?? null);
      known.checkedAt = monotonic();
      settle('Held');
    },
  };
}

export type Mark = ReturnType<typeof createMark>;
