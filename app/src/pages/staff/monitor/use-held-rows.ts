import { useMemo, useState } from 'react';

interface Held<Row> {
  rows: readonly Row[];
  /** When they were held back (Unix ms). */
  at: number;
  asked: string;
}

/** A row of a list, by its id; a server without ids tells rows apart by their place. */
interface Listed {
  id?: number | undefined;
}

/**
 * Rows that stay as they are while the list is paused or the pointer is over it.
 * @param rows the newest ones
 * @param asked what they were asked with: other rows replace those that are held
 * @param isLoaded whether the rows are those that were asked for, and not still those of before
 */
export function useHeldRows<Row extends Listed>(
  rows: readonly Row[] | undefined,
  asked: string,
  isLoaded: boolean,
) {
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const [known, setHeld] = useState<Held<Row> | null>(null);
  const held = known?.asked === asked ? known : null;
  const take = (): Held<Row> | null => (rows && isLoaded ? { rows, at: Date.now(), asked } : null);
  const hold = () => setHeld(held ?? take());
  // Other rows were asked for meanwhile: they are held from their first answer.
  if ((pausedAt !== null || isOver) && held === null && rows && isLoaded) hold();
  const waiting = useMemo(() => countNewer(rows ?? [], held?.rows), [rows, held]);
  const togglePause = (): void => {
    if (pausedAt === null) {
      setPausedAt(Date.now());
      hold();
      return;
    }
    setPausedAt(null);
    if (!isOver) setHeld(null);
  };
  const hover = (over: boolean): void => {
    setOver(over);
    if (over) hold();
    else if (pausedAt === null) setHeld(null);
  };
  const showNewest = (): void => {
    setHeld(pausedAt !== null || isOver ? take() : null);
    if (pausedAt !== null) setPausedAt(Date.now());
  };
  return {
    shown: held?.rows ?? rows,
    pausedAt,
    /** Rows that are held back. */
    waiting,
    heldAt: held?.at ?? 0,
    togglePause,
    hover,
    /** Shows what was held back, and goes on holding if it is paused. */
    showNewest,
  };
}

/** How many of the rows are newer than those that are held. */
export function countNewer(rows: readonly Listed[], held: readonly Listed[] | undefined): number {
  if (held === undefined) return 0;
  const known = new Set(held.map(({ id }) => id));
  const first = rows.findIndex(({ id }) => known.has(id));
  return first === -1 ? rows.length : first;
}
