import { useParams } from 'wouter';

/** The game that the address names. */
export function useGameId(): number {
  return Number(useParams<{ gameId: string }>().gameId);
}

/** The challenge that the address names. */
export function useChallengeId(): number {
  return Number(useParams<{ challengeId: string }>().challengeId);
}
