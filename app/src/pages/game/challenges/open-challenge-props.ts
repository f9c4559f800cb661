import type { Board, PreviewChallengeParams } from '@halyard/sdk/types';
import type { ListedChallenge } from '../../../game/challenge-list.ts';
import type { GameView } from '../shared/use-game.ts';
import type { BoardAddress } from './board-address.ts';

/** How staff looks at a challenge. */
export interface PreviewOptions {
  /** Parameters of the requests. */
  params: PreviewChallengeParams;
  /** Says at the flag field that nothing can be sent. */
  note: string;
}

/** A game and its challenges as one team sees them. */
export interface TeamGame {
  view: GameView;
  /** All challenges; empty until they are loaded. */
  all: readonly ListedChallenge[];
  board: Board | undefined;
  /** The id of the team; 0 without one. */
  ownId: number;
  /** Called when the team has solved a challenge, before the list shows that. */
  onSolved: (id: number) => void;
  /** Given when staff looks at the challenges, instead of a team that plays. */
  preview?: PreviewOptions;
}

/** Open the challenge before and the one after the open challenge; undefined where there is none. */
export interface Steps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export interface OpenChallengeProps {
  teamGame: TeamGame;
  item: ListedChallenge;
  /** Closes the challenge, or opens another one. */
  address: BoardAddress;
  steps: Steps;
  /** A sheet has buttons of its own to close it. */
  inSheet: boolean;
  /** Whether it takes the focus: if the user opened it, not if it was open when the page loaded. */
  takesFocus: boolean;
}
