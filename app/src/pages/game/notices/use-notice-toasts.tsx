import type { GameNotice } from '@halyard/sdk/types';
import { toast } from '@halyard/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { alertNotice as AlertNotice } from '../../../game/notice-alerts.ts';
import { NOTICE_ICONS } from '../../../game/notice-icons.ts';
import { noticeText } from '../shared/notice-text.ts';
import { typeOf } from '../../../game/notice-types.ts';
import { arrivals } from '../../../game/notices.ts';
import { LazyMarkdown } from '../shared/LazyMarkdown.tsx';

/** Its code follows with the first notice. */
async function alertNotice(...notice: Parameters<typeof AlertNotice>): Promise<void> {
  const alerts = await import('../../../game/notice-alerts.ts').catch(() => null);
  alerts?.alertNotice(...notice);
}

/** Shows new notices as toasts while the page is open, if their type has one. */
export function useNoticeToasts(gameId: number, list: readonly GameNotice[] | undefined): void {
  const { LL } = useLanguage();
  const last = useRef<readonly GameNotice[]>(undefined);
  const say = useEffectEvent((notice: GameNotice) => {
    const { sentence, toast: sign } = typeOf(notice);
    if (sign === null) return;
    const text = noticeText(LL, notice);
    const isWritten = sentence === null;
    const title = isWritten ? LL.game.notices.fromOrganisers() : text;
    toast({
      title,
      icon: NOTICE_ICONS[sign],
      ...(isWritten && { detail: <LazyMarkdown text={text} inline /> }),
    });
    void alertNotice(gameId, notice.id, title, isWritten ? text : '');
  });
  useEffect(() => {
    if (!list) return;
    if (last.current) for (const notice of arrivals(last.current, list)) say(notice);
    last.current = list;
  }, [list]);
}
