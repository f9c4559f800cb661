import type { Category, GameNotice } from '@halyard/sdk/types';
import type { Notice, NoticeKind } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { namesIn, noticeText } from '../shared/notice-text.ts';
import { typeOf } from '../../../game/notice-types.ts';
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
    text: textOf(context, notice),
    time: context.time(notice.time),
    unread: context.isUnread(notice),
    ...(challenge && { href: href.challenges(context.gameId, challenge.id) }),
  };
}

/** The challenge that a notice is about; undefined if it is about none, or an unknown one. */
function challengeOf(
  { challenges }: NoticeContext,
  notice: GameNotice,
): KnownChallenge | undefined {
  const { filter } = typeOf(notice);
  if (filter !== 'challenges' && filter !== 'bloods') return undefined;
  const { challenge } = namesIn(notice);
  return challenges.find(({ title }) => title === challenge);
}

/** The text of a notice, with names emphasised. */
function textOf({ LL, compact = false }: NoticeContext, notice: GameNotice): ReactNode {
  const { sentence } = typeOf(notice);
  if (sentence === null) {
    const text = noticeText(LL, notice);
    return <LazyMarkdown text={text} {...(compact ? { inline: true } : { look: 'notice' })} />;
  }
  const { team, challenge } = namesIn(notice);
  return withNodes(
    (first = '', second = '') => LL.game.notices[sentence]({ team: first, challenge: second }),
    <b>{team}</b>,
    <b>{challenge}</b>,
  );
}

function kindOf(notice: GameNotice, challenge: KnownChallenge | undefined): NoticeKind {
  const { sign } = typeOf(notice);
  if (typeof sign === 'number') return { kind: 'blood', place: sign };
  if (sign !== 'challenge') return { kind: sign };
  return challenge ? { kind: 'challenge', category: challenge.category } : { kind: 'organisers' };
}
