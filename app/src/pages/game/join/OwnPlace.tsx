import type { Game } from '@halyard/sdk/types';
import { Banner, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** The division in which the user's team has joined. */
export function OwnDivision({ game }: { game: Pick<Game, 'division' | 'divisions'> }) {
  const { LL } = useLanguage();
  const own = game.divisions?.find(({ id }) => id === game.division);
  if (!own) return null;
  return (
    <Text as="p" size={13} tone="muted">
      {LL.game.join.inDivision({ division: own.name })}
    </Text>
  );
}

/** Why the organisers have decided about the team as they did, if they said so. */
export function Reason({ game: { reason } }: { game: Pick<Game, 'reason'> }) {
  const { LL } = useLanguage();
  if (reason == null) return null;
  return <Banner>{LL.game.join.reason({ reason })}</Banner>;
}
