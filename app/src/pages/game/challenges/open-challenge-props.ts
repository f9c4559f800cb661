import type { Board } from '@halyard/sdk/react';
import type { ListedChallenge } from '../../../game/challenge-list.ts';
import type { GameView } from '../shared/use-game.ts';

export interface OpenChallengeProps {
  view: GameView;
  item: ListedChallenge;
  /** All challenges, for what to do next. */
  all: readonly ListedChallenge[];
  board: Board | undefined;
  ownId: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Without it a sheet around the panel closes it, and has its buttons. */
  onClose?: () => void;
  /** The team has just solved it: the list will say so soon. */
  onSolved: (id: number) => void;
  hrefOf: (id: number) => string;
  /** Opens another one in its place. */
  onGo: (id: number) => void;
  /** It was opened here, so the focus goes to it; not when the page came with it open. */
  takesFocus: boolean;
}
