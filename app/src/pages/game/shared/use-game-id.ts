import { useParams } from 'wouter';

/** The game of the address; 0, which no game has, where that is not a number. */
export function useGameId(): number {
  const { gameId } = useParams<{ gameId: string }>();
  return /^\d{1,9}$/.test(gameId ?? '') ? Number(gameId) : 0;
}
