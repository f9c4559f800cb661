import type { BasicGame } from '@halyard/sdk/types';
import { BandCard, ButtonLink, ParticipationBadge, Stack, Text, useTick } from '@halyard/ui-kit';
import { nextStep } from '../../app/session/abilities.ts';
import { AddToCalendar } from '../../game/AddToCalendar.tsx';
import { factLine, teamCountText, teamSizeText } from '../../game/game-words.ts';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { GameHead } from './GameHead.tsx';

/** A card for an upcoming game. */
export function ComingGame({ game }: { game: BasicGame }) {
  const { LL } = useLanguage();
  const profile = useProfile();
  const canJoin = useTick((now) => ['join', 'look'].includes(nextStep(game, now)));
  const { status } = game;
  const facts = factLine([teamSizeText(LL, game.limit), teamCountText(LL, game)]);
  return (
    <BandCard
      head={
        <Stack gap={12}>
          <GameHead game={game} />
          {game.summary !== '' && (
            <Text as="p" tone="muted">
              {game.summary}
            </Text>
          )}
        </Stack>
      }
      foot={
        <>
          <ButtonLink variant="primary" href={href.game(game.id)}>
            {canJoin ? LL.games.step.join() : LL.home.gamePage()}
          </ButtonLink>
          {profile === null && (
            <ButtonLink href={href.login(href.home())}>{LL.frame.signIn()}</ButtonLink>
          )}
          <AddToCalendar game={game} />
          {status && status !== 'Unsubmitted' && (
            <ParticipationBadge status={status} label={LL.terms.participation[status]()} />
          )}
          <Text size={13} tone="faint" figures>
            {facts}
          </Text>
        </>
      }
    />
  );
}
