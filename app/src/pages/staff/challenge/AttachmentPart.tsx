import { attachmentInputRemoteUrlMax } from '@halyard/sdk/schemas';
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
} from '@halyard/ui-kit';
import { DeleteIcon, LinkIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { failureText, fieldErrors } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { fileSizeText } from '../shared/file-size.ts';
import { UploadField } from '../shared/UploadField.tsx';
import { attachmentName } from './flags.ts';
import type { ChallengePartProps } from './section-props.ts';
import { useSetAttachment } from './use-set-attachment.ts';

/** The file that everybody gets: uploaded here, or a link elsewhere. Acts at once. */
export function AttachmentPart({ game, challenge }: ChallengePartProps) {
  const { LL } = useLanguage();
  const words = LL.staff.attachment;
  const { attachment } = challenge;
  const [isLinking, setLinking] = useState(false);
  const put = useSetAttachment(game.id, challenge.id);
  const isLink = attachment?.type === 'Remote';
  const name = attachmentName(attachment?.url ?? null);
  const size = attachment?.fileSize == null ? undefined : fileSizeText(LL, attachment.fileSize);
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
            current={attachment?.url && !isLink ? { name, detail: size } : null}
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
      final
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

function LinkForm({ put, onDone }: LinkFormProps) {
  const { LL } = useLanguage();
  const words = LL.staff.attachment;
  const [url, setUrl] = useState('');
  const isLink = /^https?:\/\/\S+$/.test(url.trim());
  const refusal =
    put.error && (fieldErrors(LL, put.error)['remoteUrl'] ?? failureText(LL, put.error));
  const send = () => {
    if (!isLink || put.isPending) return;
    put.mutate({ attachmentType: 'Remote', remoteUrl: url.trim() }, { onSuccess: onDone });
  };
  return (
    <FormField
      label={words.link()}
      hint={words.linkHint()}
      error={url !== '' && !isLink ? words.linkWrong() : refusal}
    >
      <TextField
        type="url"
        value={url}
        onValueChange={setUrl}
        maxLength={attachmentInputRemoteUrlMax}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Enter' && send()}
        action={
          <Button size="small" disabled={!isLink} busy={put.isPending} onClick={send}>
            {words.setLink()}
          </Button>
        }
      />
    </FormField>
  );
}
