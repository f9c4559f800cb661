import { NoticeInput, noticeInputContentMax } from '@halyard/sdk/forms';
import {
  Banner,
  Button,
  CharacterCount,
  FormField,
  Row,
  Section,
  Stack,
  Text,
  ToggleChip,
} from '@halyard/ui-kit';
import { AnnounceIcon, TimeIcon } from '@halyard/ui-kit/icons';
import { type KeyboardEvent, useState } from 'react';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import { LazyScheduleDialog } from './schedule-dialog.ts';
import { hasPlaceholder, TEMPLATES } from './templates.ts';
import type { usePostNotice } from './use-post-notice.ts';

interface NoticeComposerProps {
  gameId: number;
  /** Number of accepted teams; undefined while loading. */
  teams: number | undefined;
  post: ReturnType<typeof usePostNotice>['post'];
}

/** The form for a new notice; the text is kept if posting fails. */
export function NoticeComposer({ gameId, teams, post }: NoticeComposerProps) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const canSchedule = useExtension('scheduledNotices') === true;
  const [isScheduling, setScheduling] = useState(false);
  const form = useForm({
    schema: NoticeInput,
    initial: { content: '' },
    resets: true,
    check: ({ content }, isTried) =>
      isTried && hasPlaceholder(LL, content) ? { content: words.fillIn() } : {},
    send: ({ content }) => post(content),
  });
  const { values, isSending, submit } = form;
  const text = values.content;
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (text.trim() !== '') submit();
  };
  return (
    <Stack gap={20} pad="page">
      <Templates
        value={text}
        disabled={isSending}
        onChoose={(template) => form.set('content', template)}
      />
      <Stack onKeyDown={byKey}>
        <FormField
          label={words.text()}
          hint={words.textHint()}
          {...form.field('content')}
          note={<CharacterCount value={text} max={noticeInputContentMax} />}
        >
          <MarkdownField {...form.bind('content')} />
        </FormField>
      </Stack>
      {form.error && <Banner tone="danger">{form.error}</Banner>}
      <Row gap={12} wrap>
        <Text size={12} tone="faint">
          {words.atOnce()}
        </Text>
        <Row grow gap={8} justify="end" wrap>
          <Button variant="ghost" disabled={text === '' || isSending} onClick={form.reset}>
            {LL.common.discard()}
          </Button>
          {canSchedule && (
            <Button
              variant="secondary"
              icon={TimeIcon}
              disabled={isSending}
              onClick={() => setScheduling(true)}
            >
              {words.schedule()}
            </Button>
          )}
          <Button
            variant="primary"
            icon={AnnounceIcon}
            kbd="Ctrl ↵"
            busy={isSending}
            disabled={text.trim() === '' || text.length > noticeInputContentMax}
            onClick={submit}
          >
            {teams === undefined || teams === 0 ? words.post() : words.postTo({ count: teams })}
          </Button>
        </Row>
      </Row>
      {isScheduling && (
        <LazyScheduleDialog
          gameId={gameId}
          notice={{ content: text }}
          onSaved={form.reset}
          onClose={() => setScheduling(false)}
        />
      )}
      <LeaveGuard changes={text.trim() === '' ? 0 : 1} />
    </Stack>
  );
}

interface TemplatesProps {
  /** The text that is being written. */
  value: string;
  disabled: boolean;
  onChoose: (template: string) => void;
}

/** Texts to start from. */
function Templates({ value, disabled, onChoose }: TemplatesProps) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  return (
    <Section title={words.startFrom()}>
      <Row gap={8} wrap>
        {TEMPLATES.map((name) => {
          const template = words.templates[name]();
          return (
            <ToggleChip
              key={name}
              pressed={value === template}
              onPressedChange={() => onChoose(template)}
              disabled={disabled}
            >
              {words.templateNames[name]()}
            </ToggleChip>
          );
        })}
      </Row>
    </Section>
  );
}
