import { useListScheduledNotices } from '@halyard/sdk/react';
import type { ScheduledNotice } from '@halyard/sdk/types';
import { Icon, IconButton, List, ListRow, Row, Stack, Text } from '@halyard/ui-kit';
import { AnnounceIcon, DeleteIcon, EditIcon, TimeIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';
import { excerpt } from './excerpt.ts';
import { LazyScheduleDialog } from './schedule-dialog.ts';
import { useAskAboutScheduled } from './use-ask-about-scheduled.tsx';

/** The notices of a game that wait for their time; nothing without any. */
export function ScheduledNotices({ gameId }: { gameId: number }) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const canSchedule = useExtension('scheduledNotices') === true;
  const { data, error, refetch } = useListScheduledNotices(gameId, {
    query: { enabled: canSchedule },
  });
  const [edited, setEdited] = useState<ScheduledNotice | null>(null);
  const { askToPublish, askToDelete, question } = useAskAboutScheduled(gameId);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  const dialogs = (
    <>
      {edited && (
        <LazyScheduleDialog gameId={gameId} notice={edited} onClose={() => setEdited(null)} />
      )}
      {question}
    </>
  );
  if (!data || data.length === 0) return dialogs;
  return (
    <Stack gap={4}>
      <Text as="h3" size={12} weight={500} tone="faint">
        {words.scheduled()}
      </Text>
      <List label={words.scheduled()}>
        {data.map((notice) => (
          <ScheduledRow
            key={notice.id}
            notice={notice}
            onPublish={() => askToPublish(notice)}
            onEdit={() => setEdited(notice)}
            onDelete={() => askToDelete(notice)}
          />
        ))}
      </List>
      {dialogs}
    </Stack>
  );
}

interface ScheduledRowProps {
  notice: ScheduledNotice;
  onPublish: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function ScheduledRow({ notice, onPublish, onEdit, onDelete }: ScheduledRowProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.notices;
  const text = excerpt(notice.content);
  const actions = [
    { icon: AnnounceIcon, label: words.publishOf({ text }), onClick: onPublish },
    { icon: EditIcon, label: words.editOf({ text }), onClick: onEdit },
    { icon: DeleteIcon, label: words.deleteOf({ text }), onClick: onDelete },
  ];
  return (
    <ListRow
      start={
        <Text tone="info">
          <Icon icon={TimeIcon} />
        </Text>
      }
      title={<LazyMarkdown text={notice.content} inline />}
      detail={words.scheduledFor({ time: dates.moment(notice.publishAt) })}
      end={
        <Row gap={4}>
          {actions.map((action) => (
            <IconButton key={action.label} size="small" {...action} />
          ))}
        </Row>
      }
    />
  );
}
