import type { Board, PreviewChallengeParams } from '@halyard/sdk/types';
import type { ListedChallenge } from '../../../game/challenge-list.ts';
import type { GameView } from '../shared/use-game.ts';

/** How staff looks at a challenge. */
export interface PreviewOptions {
  /** Parameters of the requests. */
  params: PreviewChallengeParams;
  /** Says at the flag field that nothing can be sent. */
  note: string;
}

export interface OpenChallengeProps {
  view: GameView;
  item: ListedChallenge;
  /** All challenges, for suggestions. */
  all: readonly ListedChallenge[];
  board: Board | undefined;
  ownId: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Omitted in a sheet, which has its own buttons. */
  onClose?: () => void;
  /** Called when the team has solved it, before the list shows that. */
  onSolved: (id: number) => void;
  hrefOf: (id: number) => string;
  /** Opens another challenge instead. */
  onGo: (id: number) => void;
  /** Given when staff looks at the challenge, instead of a team that plays. */
  preview?: PreviewOptions;
  /** Whether it takes the focus: if the user opened it, not if it was open when the page loaded. */
  takesFocus: boolean;
}
