import type { Game } from '@halyard/sdk/types';
import { Banner, Button, List, ListRow, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { useWithdraw } from './use-withdraw.ts';

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

/** Tells a member whom the captain has entered, who may leave until the start. */
export function EnteredByCaptain({ view: { game, phase } }: { view: GameView }) {
  const { LL } = useLanguage();
  const words = LL.game.join;
  const { withdraw, isPending } = useWithdraw(game.id, words.left());
  if (game.enteredByCaptain !== true || phase !== 'upcoming') return null;
  return (
    <Banner
      // A team that waits is left with the button of the panel.
      {...(game.status === 'Accepted' && {
        action: (
          <Button size="small" busy={isPending} onClick={withdraw}>
            {words.leave()}
          </Button>
        ),
      })}
    >
      {words.entered({ team: game.teamName ?? '' })} {words.enteredNote()}
    </Banner>
  );
}

/** Who of the team plays, where members join together. */
export function OwnMembers({ game: { ownMembers = [] } }: { game: Pick<Game, 'ownMembers'> }) {
  const { LL } = useLanguage();
  const words = LL.game.join;
  if (ownMembers.length === 0) return null;
  return (
    <List label={words.ownMembers()}>
      {ownMembers.map(({ userName, place }) => (
        <ListRow
          key={userName}
          muted={place !== 'Plays'}
          title={userName}
          detail={words.memberPlaces[place]()}
        />
      ))}
    </List>
  );
}
