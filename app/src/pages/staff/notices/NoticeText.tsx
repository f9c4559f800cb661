import type { GameNotice } from '@halyard/sdk/types';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';
import { noticeText } from '../../game/shared/notice-text.ts';

/** The text of a notice on one line; only what staff wrote is Markdown. */
export function NoticeText({ notice }: { notice: GameNotice }) {
  const { LL } = useLanguage();
  const text = noticeText(LL, notice);
  return notice.type === 'Normal' ? <LazyMarkdown text={text} inline /> : text;
}
