import { useListCaptureFiles, useListTeamCaptures } from '@halyard/sdk/react';
import type { ChallengeTraffic } from '@halyard/sdk/types';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { readAddress, sortFiles } from './traffic-address.ts';

/** Placeholder until something is selected. */
const NONE = 0;

/** What the address selects of the captured challenges, and the lists that follow from it. */
export function useTraffic(gameId: number, challenges: readonly ChallengeTraffic[]) {
  const { params, set, close } = useSearchState();
  const address = readAddress(params);
  // What does not exist, or no longer, is not selected.
  const challenge = challenges.find(({ id }) => id === address.challengeId);
  const teams = useListTeamCaptures(challenge?.id ?? NONE, {
    query: { enabled: challenge !== undefined },
  });
  const team = challenge && teams.data?.find(({ id }) => id === address.participationId);
  const files = useListCaptureFiles(
    { challengeId: challenge?.id ?? NONE, participationId: team?.id ?? NONE },
    { query: { enabled: team !== undefined } },
  );
  const file = team && files.data?.find(({ fileName }) => fileName === address.fileName);
  return {
    gameId,
    params,
    set,
    close,
    address,
    challenges,
    challenge,
    teams,
    team,
    files,
    file,
    shown: sortFiles(files.data ?? [], address),
  };
}

export type Traffic = ReturnType<typeof useTraffic>;
