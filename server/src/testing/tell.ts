import type { DomainEvent } from '../domain/events.ts';
import type { Writes } from '../platform/write.ts';

/** Emits an event as the service would that made a change: for tests that change rows with SQL. */
export function tellWith({ write }: Pick<Writes, 'write'>) {
  return async (event: DomainEvent): Promise<void> => write(null, async (_, emit) => emit(event));
}
