import { isApiError } from '@halyard/sdk/react';
import type { Writeup } from '@halyard/sdk/types';
import {
  Banner,
  Button,
  ButtonLink,
  toast,
  useTick,
  type WriteupProblem,
  WriteupUpload,
  type WriteupUploadProps,
  ConfirmDialog,
} from '@halyard/ui-kit';
import { DownloadIcon } from '@halyard/ui-kit/icons';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useConnection } from '../../../app/connection/connection.ts';
import { failureText } from '../../../app/errors/failure-text.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { sizeText } from '../challenges/attachment.ts';
import type { GameView } from '../shared/use-game.ts';
import { type Upload, useHandIn } from './use-hand-in.ts';
import { useLocation } from 'wouter';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';

/** 20 MiB, by the contract. */
const MAX_BYTES = 20 * 1024 * 1024;

interface HandInProps {
  view: GameView;
  writeup: Writeup;
}

/** The file of the team, and the field to hand in or replace it. */
export function HandIn({ view, writeup }: HandInProps) {
  const language = useLanguage();
  const { LL } = language;
  const words = LL.game.writeup;
  const { submitted, name } = writeup;
  const { upload, send, cancel } = useHandIn(view.game.id, () =>
    toast({ tone: 'ok', title: words.done() }),
  );
  const [ask, question] = useConfirm();
  const door = useDoor(view, writeup);
  const take = (file: File) => {
    if (!submitted) return void send(file);
    ask({
      title: words.replaceTitle(),
      effect: words.replaceEffect({ name }),
      confirm: words.replaceConfirm(),
      // The progress is shown on the page.
      act: () => void send(file),
    });
  };
  return (
    <>
      <UploadGuard isSending={upload?.kind === 'sending'} />
      <WriteupUpload
        {...door}
        file={submitted ? ownFile(language, writeup) : undefined}
        upload={upload ? uploadOf(language, upload) : undefined}
        maxBytes={MAX_BYTES}
        onFile={take}
        onCancel={cancel}
        words={uploadWords(language, writeup)}
      />
      {door.state === 'open' && upload?.kind === 'failed' && isWorthRetrying(upload.error) && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={() => void send(upload.file)}>
              {LL.common.retry()}
            </Button>
          }
        >
          {words.notHandedIn({ name: upload.file.name })}
        </Banner>
      )}
      {question}
    </>
  );
}

/** Whether a file is taken, and why it is not. */
function useDoor(
  { offset }: GameView,
  { submitted, deadline }: Writeup,
): Pick<WriteupUploadProps, 'state' | 'reason'> {
  const { LL, dates } = useLanguage();
  const words = LL.game.writeup;
  const connection = useConnection();
  const isLate = useTick((now) => deadline !== undefined && now + offset > deadline);
  if (isLate && deadline !== undefined) {
    const time = `${dates.moment(deadline)} ${dates.zone(deadline)}`;
    return { state: 'late', reason: submitted ? words.lateCounts({ time }) : words.late({ time }) };
  }
  if (connection.state === 'offline') return { state: 'closed', reason: words.offline() };
  return { state: 'open' };
}

function ownFile({ LL, locale, dates }: Language, writeup: Writeup) {
  const words = LL.game.writeup;
  const { name, fileSize, url, submittedAt, uploader } = writeup;
  const size = sizeText(locale, fileSize);
  const time = submittedAt == null ? null : dates.moment(submittedAt);
  return {
    name,
    note:
      time === null
        ? size
        : uploader == null
          ? words.sent({ size, time })
          : words.sentBy({ size, time, name: uploader }),
    actions:
      url == null ? undefined : (
        <ButtonLink size="small" icon={DownloadIcon} href={url} download={name}>
          {LL.game.pdf.download()}
        </ButtonLink>
      ),
  };
}

function uploadOf({ LL, locale }: Language, upload: Upload): WriteupUploadProps['upload'] {
  const words = LL.game.writeup;
  const { name } = upload.file;
  if (upload.kind === 'failed') {
    return { kind: 'error', name, detail: failureOf(LL, upload.error, locale) };
  }
  const { sent, total, since } = upload;
  const progress = total > 0 ? sent / total : 0;
  const seconds = Math.max(1, (Date.now() - since) / 1000);
  return {
    kind: 'uploading',
    name,
    progress,
    detail:
      progress >= 1
        ? words.checking()
        : words.progress({
            percent: Math.floor(progress * 100),
            rate: sizeText(locale, sent / seconds),
          }),
  };
}

/** Whether the same file may be taken next time. */
function isWorthRetrying(error: unknown): boolean {
  return !isApiError(error) || error.status < 400 || error.status === 429 || error.status >= 500;
}

function failureOf(LL: Language['LL'], error: unknown, locale: string): string {
  if (isApiError(error, 'VALIDATION_FAILED')) return problemText(LL, 'type', locale);
  if (isApiError(error, 'PAYLOAD_TOO_LARGE')) return problemText(LL, 'size', locale);
  return failureText(LL, error);
}

function problemText(LL: Language['LL'], problem: WriteupProblem, locale: string): string {
  const words = LL.game.writeup;
  const size = sizeText(locale, MAX_BYTES);
  return { type: words.noPdf(), empty: words.empty(), size: words.tooLarge({ size }) }[problem];
}

function uploadWords(
  { LL, locale }: Language,
  { submitted, deadline }: Writeup,
): WriteupUploadProps['words'] {
  const words = LL.game.writeup;
  const size = sizeText(locale, MAX_BYTES);
  return {
    title: words.handedIn(),
    none: words.none(),
    // Nothing is taken after the deadline.
    ...(submitted && deadline !== undefined && { onTime: words.onTime() }),
    hint: submitted ? words.hintReplace({ size }) : words.hint({ size }),
    fault: (problem) => problemText(LL, problem, locale),
    drop: {
      choose: submitted ? words.chooseNew() : words.choose(),
      over: words.over(),
      replace: words.replaceConfirm(),
      another: words.another(),
      cancel: words.cancel(),
    },
  };
}

/** Asks before the page is left during an upload. */
function UploadGuard({ isSending }: { isSending: boolean }) {
  const { LL } = useLanguage();
  const [, navigate] = useLocation();
  const guard = useLeaveGuard(isSending);
  return (
    <ConfirmDialog
      open={guard.asked}
      onClose={guard.stay}
      title={LL.game.writeup.leaveTitle()}
      effect={LL.game.writeup.leaveEffect()}
      confirm={LL.common.edits.leave.confirm()}
      cancel={LL.common.edits.leave.stay()}
      destructive
      onConfirm={() => guard.leave(navigate)}
    />
  );
}
