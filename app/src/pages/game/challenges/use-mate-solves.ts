import type { GameDetails, Solve } from '@halyard/sdk/types';
import { toast } from '@halyard/ui-kit';
import { GamesIcon } from '@halyard/ui-kit/icons';
import { useEffect, useEffectEvent } from 'react';
import { useProfile } from '../../../app/session/session.ts';
import { readDevice, writeDevice } from '../../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';

/** A solve of which it is known who made it. */
type NamedSolve = Solve & { userName: string };

/** Celebrates what a team mate has solved, once on each device; nothing of what came before a visit. */
export function useMateSolves(
  { game: { id }, phase }: GameView,
  details: GameDetails | undefined,
): void {
  const { LL } = useLanguage();
  const profile = useProfile();
  const celebrate = useEffectEvent(({ rank, challenges }: GameDetails) => {
    const key = STORAGE_KEYS.seenSolves(id);
    const solves = rank.solvedChallenges;
    // Another tab may have celebrated already.
    const known = readDevice(key);
    writeDevice(
      key,
      solves.map((solve) => solve.id),
    );
    if (phase !== 'running' || !Array.isArray(known)) return;
    for (const solve of newSolves(solves, known, profile?.userName ?? null)) {
      const challenge = Object.values(challenges)
        .flat()
        .find((info) => info.id === solve.id);
      if (!challenge) continue;
      const words = LL.game.solvedNote;
      toast({
        title: words.byMate({ name: solve.userName, challenge: challenge.title }),
        detail: words.points({ count: solve.score }),
        icon: GamesIcon,
      });
    }
  });
  useEffect(() => {
    if (details) celebrate(details);
  }, [details]);
}

/** The solves of others that are not among the known ones. */
function newSolves(
  solves: readonly Solve[],
  known: readonly unknown[],
  self: string | null,
): NamedSolve[] {
  return solves.filter(
    (solve): solve is NamedSolve =>
      !known.includes(solve.id) && solve.userName !== null && solve.userName !== self,
  );
}
