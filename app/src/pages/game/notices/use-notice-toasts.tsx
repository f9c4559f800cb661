import type { GameNotice } from '@halyard/sdk/types';
import { toast } from '@halyard/ui-kit';
import { AnnounceIcon, ChallengesIcon, HintIcon } from '@halyard/ui-kit/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { alertNotice as AlertNotice } from '../../../game/notice-alerts.ts';
import { arrivals } from '../../../game/notices.ts';
import { LazyMarkdown } from '../shared/LazyMarkdown.tsx';

const ICONS = { NewHint: HintIcon, NewChallenge: ChallengesIcon } as const;

/** Its code follows with the first notice. */
async function alertNotice(...notice: Parameters<typeof AlertNotice>): Promise<void> {
  const alerts = await import('../../../game/notice-alerts.ts').catch(() => null);
  alerts?.alertNotice(...notice);
}

/** Shows new notices as toasts while the page is open: messages, hints and new challenges. */
export function useNoticeToasts(gameId: number, list: readonly GameNotice[] | undefined): void {
  const { LL } = useLanguage();
  const last = useRef<readonly GameNotice[]>(undefined);
  const say = useEffectEvent(({ id, type, values }: GameNotice) => {
    const [first = ''] = values;
    const words = LL.game.notices;
    if (type === 'NewHint' || type === 'NewChallenge') {
      const title =
        type === 'NewHint'
          ? words.hint({ challenge: first })
          : words.challenge({ challenge: first });
      toast({ title, icon: ICONS[type] });
      void alertNotice(gameId, id, title, '');
    } else {
      toast({
        title: words.fromOrganisers(),
        detail: <LazyMarkdown text={first} inline />,
        icon: AnnounceIcon,
      });
      void alertNotice(gameId, id, words.fromOrganisers(), first);
    }
  });
  useEffect(() => {
    if (!list) return;
    if (last.current) for (const notice of arrivals(last.current, list)) say(notice);
    last.current = list;
  }, [list]);
}
