import type { ChallengeItem, ChallengeMark } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { roughDuration } from '../../../game/durations.ts';
import { bloodName, categoryName, solvesText } from '../../../game/term-words.ts';
import {
  bloodOf,
  isClosed,
  type ListedChallenge,
  openBloodOf,
} from '../../../game/challenge-list.ts';

interface ItemContext {
  LL: TranslationFunctions;
  /** The address that opens a challenge and keeps the filters. */
  hrefOf: (id: number) => string;
  /** Flags are accepted for practice after a deadline. */
  practice: boolean;
  now: number;
}

/** How long before a deadline it is shown on the card, in ms. */
const ONE_DAY = 24 * 3_600_000;

/** Makes the items of cards or rows; a challenge that is still the same object keeps its item. */
export function createItems(context: ItemContext): (item: ListedChallenge) => ChallengeItem {
  const known = new WeakMap<ListedChallenge, ChallengeItem>();
  return (listed) => {
    const item = known.get(listed) ?? toItem(context, listed);
    known.set(listed, item);
    return item;
  };
}

function toItem(context: ItemContext, item: ListedChallenge): ChallengeItem {
  const { LL } = context;
  const { info, solve } = item;
  const mark = markOf(context, item);
  return {
    id: info.id,
    href: context.hrefOf(info.id),
    title: info.title,
    category: info.category,
    points: LL.common.number({ value: info.score }),
    solves: solvesText(LL, info.solved),
    label: labelOf(LL, item, mark),
    solved: solve !== undefined,
    blood: bloodOf(solve),
    openBlood: openBloodOf(info),
    mark,
  };
}

function markOf(
  { LL, practice, now }: ItemContext,
  { info, isNew }: ListedChallenge,
): ChallengeMark | undefined {
  if (isClosed(info, practice, now)) return { kind: 'closed', text: LL.game.board.closed() };
  if (info.deadline !== null && info.deadline > now && info.deadline - now < ONE_DAY) {
    return { kind: 'closing', text: roughDuration(LL, info.deadline - now) };
  }
  return isNew ? { kind: 'new', text: LL.game.board.isNew() } : undefined;
}

function labelOf(
  LL: TranslationFunctions,
  { info, solve }: ListedChallenge,
  mark: ChallengeMark | undefined,
): string {
  const words = LL.game.board;
  const card = words.cardLabel({
    title: info.title,
    category: categoryName(LL, info.category),
    points: LL.common.pointCount({ count: info.score }),
    solves: solvesText(LL, info.solved),
  });
  const blood = bloodOf(solve);
  if (blood) return words.cardBlood({ card, blood: bloodName(LL, blood) });
  if (solve) return words.cardSolved({ card });
  switch (mark?.kind) {
    case 'closed':
      return words.cardClosed({ card });
    case 'closing':
      return words.cardClosing({ card, time: mark.text });
    case 'new':
      return words.cardNew({ card });
    default:
      return card;
  }
}
