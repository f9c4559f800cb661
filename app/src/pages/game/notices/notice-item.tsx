import type { Category, GameNotice } from '@halyard/sdk/types';
import type { Notice, NoticeKind } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { LazyMarkdown } from '../shared/LazyMarkdown.tsx';
import { withNodes } from '../../../i18n/with-nodes.tsx';

/** A challenge that is known by title, because notices only contain titles. */
export interface KnownChallenge {
  id: number;
  title: string;
  category: Category;
}

interface NoticeContext {
  LL: TranslationFunctions;
  gameId: number;
  challenges: readonly KnownChallenge[];
  isUnread: (notice: GameNotice) => boolean;
  time: (at: number) => string;
  /** Messages are shown on one line, without lists and images. */
  compact?: boolean;
}

/** A notice as an item of the feed. */
export function toNotice(context: NoticeContext, notice: GameNotice): Notice {
  const challenge = challengeOf(context, notice);
  return {
    id: notice.id,
    type: kindOf(notice, challenge),
    text: noticeText(context, notice),
    time: context.time(notice.time),
    unread: context.isUnread(notice),
    ...(challenge && { href: href.challenges(context.gameId, challenge.id) }),
  };
}

/** The challenge of a notice; undefined if it is unknown. */
export function challengeOf(
  { challenges }: Pick<NoticeContext, 'challenges'>,
  { type, values }: GameNotice,
): KnownChallenge | undefined {
  if (type === 'Normal') return undefined;
  const title = values.at(-1);
  return challenges.find((each) => each.title === title);
}

/** The text of a notice, with names emphasised. */
export function noticeText(
  { LL, compact = false }: Pick<NoticeContext, 'LL' | 'compact'>,
  { type, values }: GameNotice,
): ReactNode {
  const words = LL.game.notices;
  const [first = '', second = ''] = values;
  const bold = (text: string) => <b>{text}</b>;
  switch (type) {
    case 'FirstBlood':
      return withNodes(
        (team = '', challenge = '') => words.firstBlood({ team, challenge }),
        bold(first),
        bold(second),
      );
    case 'SecondBlood':
      return withNodes(
        (team = '', challenge = '') => words.secondBlood({ team, challenge }),
        bold(first),
        bold(second),
      );
    case 'ThirdBlood':
      return withNodes(
        (team = '', challenge = '') => words.thirdBlood({ team, challenge }),
        bold(first),
        bold(second),
      );
    case 'NewHint':
      return withNodes((challenge = '') => words.hint({ challenge }), bold(first));
    case 'NewChallenge':
      return withNodes((challenge = '') => words.challenge({ challenge }), bold(first));
    default:
      return (
        <LazyMarkdown text={first} {...(compact ? { inline: true } : { variant: 'notice' })} />
      );
  }
}

function kindOf({ type }: GameNotice, challenge: KnownChallenge | undefined): NoticeKind {
  switch (type) {
    case 'FirstBlood':
      return { kind: 'blood', place: 1 };
    case 'SecondBlood':
      return { kind: 'blood', place: 2 };
    case 'ThirdBlood':
      return { kind: 'blood', place: 3 };
    case 'NewHint':
      return { kind: 'hint' };
    case 'NewChallenge':
      return challenge
        ? { kind: 'challenge', category: challenge.category }
        : { kind: 'organisers' };
    default:
      return { kind: 'organisers' };
  }
}
