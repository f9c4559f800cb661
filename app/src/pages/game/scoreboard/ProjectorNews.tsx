import type { Board } from '@halyard/sdk/types';
import { BloodBand, Ticker } from '@halyard/ui-kit';
import { bloodName } from '../../../game/term-words.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TeamSolve } from './projector-facts.ts';

interface ProjectorNewsProps {
  board: Board;
  /** Newest first. */
  last: readonly TeamSolve[];
  /** The newest solve, while it is news, if it is a blood. */
  blood: TeamSolve | undefined;
}

/** The last solves next to the scoreboard, and a new blood above them. */
export function ProjectorNews({ board, last, blood }: ProjectorNewsProps) {
  const { LL, dates } = useLanguage();
  const words = LL.scoreboard.projector;
  const challenges = new Map(board.challenges.map((challenge) => [challenge.id, challenge]));
  const toShown = ({ team, challengeId, points }: TeamSolve) => {
    const challenge = challenges.get(challengeId);
    return {
      team: team.name,
      challenge: challenge?.title ?? '',
      category: challenge?.category ?? '',
      points: LL.scoreboard.dialog.aheadBy({ points }),
    };
  };
  return (
    <>
      {blood?.blood && (
        <BloodBand
          place={blood.blood}
          placeLabel={bloodName(LL, blood.blood)}
          {...toShown(blood)}
        />
      )}
      <Ticker
        label={words.lastSolves()}
        empty={words.noSolves()}
        solves={last.map((solve) => ({
          id: `${solve.team.id}-${solve.challengeId}`,
          time: dates.clock(solve.at),
          ...toShown(solve),
        }))}
      />
    </>
  );
}
