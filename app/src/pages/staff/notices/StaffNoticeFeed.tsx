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
import { EditNotice } from './EditNotice.tsx';
import { byDay } from './use-staff-notices.ts';
import { useDeleteNotice } from '@halyard/sdk/react';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { withNodes } from '../../../i18n/with-nodes.tsx';

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

/** Deletes a notice after a confirmation that shows its text. */
function useAskToDeleteNotice(gameId: number) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const [ask, question] = useConfirm();
  const { mutateAsync: remove } = useDeleteNotice();
  const askToDelete = (notice: GameNotice) =>
    ask({
      title: words.deleteTitle(),
      effect: (
        <>
          <Text tone="text">
            {withNodes((text = '') => words.quote({ text }), <NoticeText notice={notice} />)}
          </Text>{' '}
          {words.deleteEffect()}
        </>
      ),
      confirm: words.deleteConfirm(),
      destructive: true,
      act: () => remove({ gameId, noticeId: notice.id }),
    });
  return [askToDelete, question] as const;
}

/** The text of a notice on one line; only what staff wrote is Markdown. */
function NoticeText({ notice }: { notice: GameNotice }) {
  const { LL } = useLanguage();
  const text = noticeText(LL, notice);
  return notice.type === 'Normal' ? <LazyMarkdown text={text} inline /> : text;
}
