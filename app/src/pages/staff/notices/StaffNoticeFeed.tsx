import type { GameNotice } from '@halyard/sdk/types';
import {
  BloodPennant,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Row,
  Spinner,
  Stack,
  Text,
  useTick,
} from '@halyard/ui-kit';
import { DeleteIcon, EditIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';
import { NOTICE_ICONS } from '../../../game/notice-icons.ts';
import { noticeText } from '../../game/shared/notice-text.ts';
import { typeOf } from '../../../game/notice-types.ts';
import { excerpt } from './excerpt.ts';
import { NoticeText } from './NoticeText.tsx';
import { EditNotice } from './EditNotice.tsx';
import { useAskToDeleteNotice } from './use-delete-notice.tsx';
import { byDay } from './use-staff-notices.ts';

interface StaffNoticeFeedProps {
  gameId: number;
  notices: readonly GameNotice[];
  /** The text that is being posted. */
  sending: string | null;
}

/** The notices of a game by day. Notices of staff can be edited and deleted. */
export function StaffNoticeFeed({ gameId, notices, sending }: StaffNoticeFeedProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.notices;
  const today = useTick((now) => new Date(now).setHours(0, 0, 0, 0));
  const dayName = (day: number) => (day === today ? words.today() : dates.day(day));
  const [edited, setEdited] = useState<GameNotice | null>(null);
  const [askToDelete, question] = useAskToDeleteNotice(gameId);
  if (notices.length === 0 && sending === null) {
    return <EmptyState title={words.empty()}>{words.emptyText()}</EmptyState>;
  }
  return (
    <Stack gap={16}>
      {sending !== null && (
        <List label={words.sending()}>
          <ListRow
            start={<Spinner size={14} />}
            title={<LazyMarkdown text={sending} inline />}
            detail={words.sending()}
            muted
          />
        </List>
      )}
      {byDay(notices).map(([day, ofDay]) => (
        <Stack key={day} gap={4}>
          <Text as="h3" size={12} weight={500} tone="faint">
            {dayName(day)}
          </Text>
          <List label={dayName(day)}>
            {ofDay.map((notice) => (
              <StaffNotice
                key={notice.id}
                notice={notice}
                onEdit={() => setEdited(notice)}
                onDelete={() => askToDelete(notice)}
              />
            ))}
          </List>
        </Stack>
      ))}
      {edited && <EditNotice gameId={gameId} notice={edited} onClose={() => setEdited(null)} />}
      {question}
    </Stack>
  );
}

interface StaffNoticeProps {
  notice: GameNotice;
  onEdit: () => void;
  onDelete: () => void;
}

function StaffNotice({ notice, onEdit, onDelete }: StaffNoticeProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.notices;
  const isOwn = notice.type === 'Normal';
  const text = noticeText(LL, notice);
  return (
    <ListRow
      muted={!isOwn}
      start={<Sign notice={notice} />}
      title={
        <Text size={13} weight={isOwn ? 500 : 400}>
          <NoticeText notice={notice} />
        </Text>
      }
      end={
        <Row gap={4}>
          {isOwn && (
            <>
              <IconButton
                size="small"
                icon={EditIcon}
                label={words.editOf({ text: excerpt(text) })}
                onClick={onEdit}
              />
              <IconButton
                size="small"
                icon={DeleteIcon}
                label={words.deleteOf({ text: excerpt(text) })}
                onClick={onDelete}
              />
            </>
          )}
          <Text size={12} mono tone="faint">
            {dates.time(notice.time)}
          </Text>
        </Row>
      }
    />
  );
}

function Sign({ notice }: Pick<StaffNoticeProps, 'notice'>) {
  const { sign } = typeOf(notice);
  if (typeof sign === 'number') return <BloodPennant place={sign} />;
  return (
    <Text tone={sign === 'hint' ? 'info' : 'muted'}>
      <Icon icon={NOTICE_ICONS[sign]} />
    </Text>
  );
}
