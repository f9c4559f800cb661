import type { Solve } from '@halyard/sdk/types';
import { NextChallenges, SolvedNote, Text } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { solvesText } from '../../../game/term-words.ts';
import { bloodOf } from '../../../game/challenge-list.ts';
import type { Suggestion } from './next-unsolved.ts';
import type { OpenChallengeProps } from './open-challenge-props.ts';
import { type SolveOutcome, solveOutcome } from './solve-outcome.ts';

interface SolvedPartProps extends Pick<OpenChallengeProps, 'teamGame' | 'item' | 'address'> {
  suggestions: readonly Suggestion[];
}

/** The result of a solve, and challenges to continue with. */
export function SolvedPart({ teamGame, item, address, suggestions }: SolvedPartProps) {
  const language = useLanguage();
  const { LL } = language;
  const { view, board, ownId } = teamGame;
  // Undefined until the server lists it.
  const { solve } = item;
  const { id } = item.info;
  const outcome = useMemo(() => solveOutcome(board, id, ownId), [board, id, ownId]);
  const isPractice = view.phase === 'practice';
  const words = LL.game.solvedNote;
  return (
    <>
      <SolvedNote
        award={awardText(language, solve, isPractice)}
        lines={isPractice || !solve || !outcome ? [] : lines(language, solve, outcome)}
        {...(isPractice ? {} : { blood: bloodOf(solve) })}
      />
      {suggestions.length === 0 && <Text tone="muted">{words.allSolved()}</Text>}
      {suggestions.length > 0 && (
        <NextChallenges
          title={words.next()}
          note={words.nextNote()}
          challenges={suggestions.map(({ item: { info }, reason }) => ({
            id: info.id,
            title: info.title,
            category: info.category,
            reason: reasonText(language, reason, info.solved),
            points: language.LL.common.number({ value: info.score }),
            href: address.hrefWith({ challenge: String(info.id) }),
          }))}
        />
      )}
    </>
  );
}

function awardText({ LL }: Language, solve: Solve | undefined, isPractice: boolean): string {
  const words = LL.game.solvedNote;
  if (isPractice) return words.practice();
  return solve && solve.score > 0 ? words.points({ count: solve.score }) : words.right();
}

function lines({ LL, dates }: Language, solve: Solve, { place, rank, neighbour }: SolveOutcome) {
  const words = LL.game.solvedNote;
  const first = words.byYou({ place, time: dates.time(solve.time) });
  if (rank === 0 || !neighbour) return [first];
  const { name: team, points } = neighbour;
  return [
    first,
    points >= 0
      ? words.ahead({ rank, points, team })
      : words.behind({ rank, points: -points, team }),
  ];
}

function reasonText({ LL }: Language, reason: Suggestion['reason'], solved: number): string {
  const words = LL.game.solvedNote;
  if (reason === 'category') return words.sameCategory();
  return reason === 'new' ? words.isNew() : solvesText(LL, solved);
}
