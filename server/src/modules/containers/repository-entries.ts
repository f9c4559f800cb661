import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';

/** The instances of participations or of everything that a user plays in, or all test containers. */
type Owned = { participationIds: readonly number[] } | { userId: string } | 'tests';

/**
 * Gives running instances behind the proxy new entries, so that whoever knows the earlier ones reaches them no
 * longer: connections that only an entry has opened end, and the team hears of the new ones.
 */
export async function renewEntries(tx: Tx, emit: Emit, owned: Owned): Promise<void> {
  const rows = await tx
    .updateTable('containers')
    .from('challenges')
    .set({ entry: sql<string>`gen_random_uuid()::text` })
    .whereRef('challenges.id', '=', 'containers.challenge_id')
    .where('containers.is_proxied', '=', true)
    .where('containers.status', '=', 'Running')
    .where((eb) => {
      if (owned === 'tests') return eb('containers.is_test', '=', true);
      if ('participationIds' in owned) {
        return eb('containers.participation_id', '=', eb.fn.any(eb.val(owned.participationIds)));
      }
      return eb('containers.participation_id', 'in', (eb2) =>
        eb2
          .selectFrom('registrations')
          .select('registrations.participation_id')
          .where('registrations.user_id', '=', owned.userId),
      );
    })
    .returning([
      'containers.id as containerId',
      'containers.participation_id as participationId',
      'challenges.id as challengeId',
      'challenges.game_id as gameId',
    ])
    .execute();
  for (const { gameId, ...body } of rows) emit({ topic: 'container', gameId, body });
}
