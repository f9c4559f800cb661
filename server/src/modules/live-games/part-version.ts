/**
 * The number of a board: the highest outbox id it contains, the same on every replica. Events
 * become visible in any order, so an id counts only once every smaller one is settled, and not
 * while an older change is known but still to be read: two different boards never have one number.
 */
export interface Version {
  value: () => number;
  /** Whether the board contains exactly the events up to its number. */
  isSettled: () => boolean;
  /** The event's change is on the board. */
  contain(id: number): void;
  /** The event has arrived, its change is still to be read. */
  await(id: number): void;
}

/**
 * @param newest the highest id that the loaded state contains
 * @param position the id up to which every event is settled
 */
export function createVersion(newest: number, position: () => number): Version {
  let settled = 0;
  let contained = [newest];
  const awaited = new Set<number>();

  function value(): number {
    if (contained.length === 0) return settled;
    const limit = Math.min(position(), ...[...awaited].map((id) => id - 1));
    settled = Math.max(settled, ...contained.filter((id) => id <= limit));
    contained = contained.filter((id) => id > limit);
    return settled;
  }

  return {
    value,
    isSettled() {
      value();
      return contained.length === 0 && awaited.size === 0;
    },
    contain(id) {
      awaited.delete(id);
      contained.push(id);
    },
    await(id) {
      awaited.add(id);
    },
  };
}
