import { useGetCheatCase, useListCheatCases } from '@halyard/sdk/react';
import { pollEvery } from '../../../app/live/live-store.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { caseParams, type CaseStates, toStates } from './cases.ts';
import type { CheatPair } from './pairs.ts';

const EVERY = 15_000;
const NO_STATES: CaseStates = new Map();

/** Where the cases of a game stand; undefined while it loads, all open on a server without cases. */
export function useCaseStates(gameId: number, enabled: boolean) {
  const hasCases = useExtension('cheatCases');
  const { data, error, refetch } = useListCheatCases(gameId, {
    query: { enabled: enabled && hasCases === true, refetchInterval: pollEvery(EVERY) },
  });
  return { states: hasCases === false ? NO_STATES : data && toStates(data), error, refetch };
}

/** State, notes and evidence of a pair; null on a server without cases. */
export function useCheatCase(gameId: number, pair: CheatPair) {
  const hasCases = useExtension('cheatCases') === true;
  const params = { gameId, ...caseParams(pair) };
  const { data, error, refetch } = useGetCheatCase(params, {
    query: {
      enabled: hasCases,
      refetchInterval: pollEvery(EVERY),
      // A decision names the version that came with the answer, which a merged copy has lost.
      structuralSharing: false,
    },
  });
  return hasCases ? { params, found: data, error, refetch } : null;
}

export type LoadedCase = NonNullable<ReturnType<typeof useCheatCase>>;
export type CaseKey = LoadedCase['params'];
