import { useParams } from 'wouter';

/** The game id in the address; 0, which no game has, if it is not a number. */
export function useGameId(): number {
  const { gameId } = useParams<{ gameId: string }>();
  return /^\d{1,9}$/.test(gameId ?? '') ? Number(gameId) : 0;
}
