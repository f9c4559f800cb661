import type { Stage } from '../stage.ts';

/** Makes the containers of a challenge as they were while they started, and shows each phase. */
export async function whileStarting(
  stage: Stage,
  challengeId: number,
  show: () => Promise<unknown>,
): Promise<void> {
  const phases = [
    { phase: 'Waiting', place: 3 },
    { phase: 'Pulling', place: null, pulled_bytes: 300, pull_bytes: 900 },
  ] as const;
  for (const phase of phases) {
    await stage.site.db
      .updateTable('containers')
      .set({ status: 'Pending', failure: null, ...phase })
      .where('challenge_id', '=', challengeId)
      .execute();
    await show();
  }
}
