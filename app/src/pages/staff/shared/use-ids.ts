import { useParams } from 'wouter';

/** The game id in the address. */
export function useGameId(): number {
  return Number(useParams<{ gameId: string }>().gameId);
}

/** The challenge id in the address. */
export function useChallengeId(): number {
  return Number(useParams<{ challengeId: string }>().challengeId);
}
