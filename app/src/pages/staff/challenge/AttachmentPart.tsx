import { AttachmentInput } from '@halyard/sdk/forms';
import {
  AttachmentRow,
  Button,
  ConfirmPopover,
  FormField,
  Link,
  Row,
  Section,
  Stack,
  Text,
  TextField,
  toast,
  FileDrop,
} from '@halyard/ui-kit';
import { DeleteIcon, LinkIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { fileSizeText } from '../shared/file-size.ts';
import { attachmentName } from './flags.ts';
import type { ChallengePartProps } from './section-props.ts';
import type { Asset, AttachmentInput as NewAttachment } from '@halyard/sdk/types';
import { useUpload } from '../shared/use-upload.ts';
import { invalidate, setAttachment, setAttachmentChanges } from '@halyard/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface UploadFieldProps {
  /** The current file, if any. */
  current: { name: string; detail: string | undefined } | null;
  /** Called with the stored file. */
  onUploaded: (asset: Asset) => Promise<unknown>;
}

/** The attachment for all teams: an uploaded file or an external link. Saved immediately. */
export function AttachmentPart({ game, challenge }: ChallengePartProps) {
  const { LL } = useLanguage();
  const words = LL.staff.attachment;
  const { attachment } = challenge;
  const [isLinking, setLinking] = useState(false);
  const put = useSetAttachment(game.id, challenge.id);
  const isLink = attachment?.type === 'Remote';
  return (
    <Section
      title={words.title()}
      note={words.atOnce()}
      actions={
        <Button
          size="small"
          variant="ghost"
          icon={isLinking ? undefined : LinkIcon}
          onClick={() => setLinking(!isLinking)}
        >
          {isLinking ? words.fileInstead() : words.linkInstead()}
        </Button>
      }
    >
      <Stack gap={8}>
        {attachment?.url && isLink && (
          <AttachmentRow name={attachment.url} href={attachment.url} external />
        )}
        {isLinking ? (
          <LinkForm put={put} onDone={() => setLinking(false)} />
        ) : (
          <UploadField
            current={storedFile(LL, attachment)}
            onUploaded={({ hash }) => put.mutateAsync({ attachmentType: 'Local', fileHash: hash })}
          />
        )}
        {attachment?.url && (
          <Row gap={8} justify="between">
            {isLink ? (
              <span />
            ) : (
              <Text size={12}>
                <Link href={attachment.url} external>
                  {words.download()}
                </Link>
              </Text>
            )}
            <RemoveButton put={put} />
          </Row>
        )}
      </Stack>
    </Section>
  );
}

/** The file of an attachment; null if there is none or a link. */
function storedFile(
  LL: TranslationFunctions,
  attachment: ChallengePartProps['challenge']['attachment'],
): UploadFieldProps['current'] {
  if (!attachment?.url || attachment.type === 'Remote') return null;
  const { url, fileSize } = attachment;
  return {
    name: attachmentName(url),
    detail: fileSize == null ? undefined : fileSizeText(LL, fileSize),
  };
}

interface PutProps {
  put: ReturnType<typeof useSetAttachment>;
}

function RemoveButton({ put }: PutProps) {
  const { LL } = useLanguage();
  const words = LL.staff.attachment;
  const remove = () =>
    put.mutate(
      { attachmentType: 'None' },
      { onError: (error) => toast({ tone: 'danger', title: failureText(LL, error) }) },
    );
  return (
    <ConfirmPopover
      title={words.removeTitle()}
      effect={words.removeEffect()}
      confirm={words.remove()}
      cancel={LL.common.cancel()}
      destructive
      onConfirm={remove}
      trigger={(props) => (
        <Button
          {...props}
          size="small"
          variant="ghost"
          icon={DeleteIcon}
          busy={put.isPending && put.variables.attachmentType === 'None'}
        >
          {words.remove()}
        </Button>
      )}
    />
  );
}

interface LinkFormProps extends PutProps {
  onDone: () => void;
}

const IS_LINK = /^https?:\/\/\S+$/;

function LinkForm({ put, onDone }: LinkFormProps) {
  const { LL } = useLanguage();
  const words = LL.staff.attachment;
  const form = useForm({
    schema: AttachmentInput,
    initial: { remoteUrl: '' },
    check: ({ remoteUrl }) =>
      remoteUrl === '' || IS_LINK.test(remoteUrl) ? {} : { remoteUrl: words.linkWrong() },
    blame: () => 'remoteUrl',
    send: async ({ remoteUrl }) => {
      await put.mutateAsync({ attachmentType: 'Remote', remoteUrl });
      onDone();
    },
  });
  return (
    <form {...form.props}>
      <FormField label={words.link()} hint={words.linkHint()} {...form.field('remoteUrl')}>
        <TextField
          type="url"
          {...form.bind('remoteUrl')}
          autoComplete="off"
          action={
            <Button
              type="submit"
              size="small"
              disabled={!IS_LINK.test(form.values.remoteUrl.trim())}
              busy={form.isSending}
            >
              {words.setLink()}
            </Button>
          }
        />
      </FormField>
    </form>
  );
}

/** Uploads a file that is dropped or chosen, and shows the progress. */
function UploadField({ current, onUploaded }: UploadFieldProps) {
  const { LL } = useLanguage();
  const words = LL.staff.upload;
  const { status, upload, cancel } = useUpload();
  return (
    <FileDrop
      status={status.kind === 'rest' && current ? { kind: 'done', ...current } : status}
      onFiles={([file]) => {
        if (file) void upload(file, onUploaded);
      }}
      onCancel={cancel}
      hint={words.hint()}
      words={{
        choose: words.choose(),
        over: words.over(),
        replace: words.replace(),
        another: words.another(),
        cancel: words.cancel(),
      }}
    />
  );
}

/** Sets or removes the file or link of a challenge, without the save bar. */
function useSetAttachment(gameId: number, challengeId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (attachment: NewAttachment) => setAttachment({ gameId, challengeId }, attachment),
    onSettled: () => invalidate(client, setAttachmentChanges, { gameId, challengeId }),
  });
}
