import { AnnounceIcon, ChallengesIcon, HintIcon } from '@halyard/ui-kit/icons';
import type { NoticeSign } from './notice-types.ts';

export const NOTICE_ICONS = {
  organisers: AnnounceIcon,
  hint: HintIcon,
  challenge: ChallengesIcon,
} satisfies Record<NoticeSign, unknown>;
