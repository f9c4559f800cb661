import type { ParticipationDeps } from './service-join.ts';
import {
  findMembersForReview,
  findParticipationsForReview,
  findRegistrations,
} from './repository-review.ts';

/** Every team that has joined, with the profiles of its members and the other teams that hold a name like its own. */
export async function listParticipations({ db }: ParticipationDeps, gameId: number) {
  const [rows, members, registrations] = await Promise.all([
    findParticipationsForReview(db, gameId),
    findMembersForReview(db, gameId),
    findRegistrations(db, gameId),
  ]);
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  const byParticipation = Map.groupBy(registrations, ({ participationId }) => participationId);
  const byLook = Map.groupBy(
    rows.filter(({ holdsName }) => holdsName),
    ({ skeleton }) => skeleton,
  );
  return rows.map((row) => ({
    ...row,
    looksLike: (byLook.get(row.skeleton) ?? [])
      .filter(({ id }) => id !== row.id)
      .map(({ id, name }) => ({ participationId: id, name })),
    members: byTeam.get(row.teamId) ?? [],
    registered: (byParticipation.get(row.id) ?? []).map(({ userId }) => userId),
  }));
}
