import type { BasicGame } from '@halyard/sdk/types';
import { ButtonLink, type ButtonSize, ParticipationBadge, useTick } from '@halyard/ui-kit';
import { useLanguage } from '../i18n/i18n.tsx';
import { type NextStep, nextStep } from '../app/session/abilities.ts';
import { href } from '../app/routes/paths.ts';

interface GameActionProps {
  game: BasicGame;
  /** Default `small`. */
  size?: ButtonSize;
  /** Renders the primary button of its area. */
  primary?: boolean;
}

const TARGETS: Record<Exclude<NextStep, 'none'>, (gameId: number) => string> = {
  join: href.game,
  look: href.game,
  enter: href.challenges,
  results: href.scoreboard,
};

/** The next useful step with a game in a list, or why there is none. Changes with the phase. */
export function GameAction({ game, size = 'small', primary = false }: GameActionProps) {
  const { LL } = useLanguage();
  const step = useTick((now) => nextStep(game, now));
  if (step === 'none') {
    if (!game.status) return null;
    const label = LL.terms.participation[game.status]();
    return <ParticipationBadge status={game.status} label={label} />;
  }
  const text = step === 'enter' && primary ? LL.games.continue() : LL.games.step[step]();
  return (
    <ButtonLink
      size={size}
      variant={primary ? 'primary' : 'secondary'}
      href={TARGETS[step](game.id)}
      aria-label={LL.games.stepOf({ step: text, game: game.title })}
    >
      {text}
    </ButtonLink>
  );
}
