import { configureDefaultClient, useGetScoreboard } from '@halyard/sdk/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

function Standings({ gameId }: { gameId: number }) {
  const { data, error } = useGetScoreboard(gameId);
  if (error) return <p>{error.title}</p>;
  return <p>{data?.items.map(({ rank, name }) => `${rank} ${name}`).join(', ')}</p>;
}

/** Shows the standings of a game in an element. */
export function showStandings(element: Element, baseUrl: string, gameId: number): void {
  configureDefaultClient({ baseUrl });
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <Standings gameId={gameId} />
    </QueryClientProvider>,
  );
}
