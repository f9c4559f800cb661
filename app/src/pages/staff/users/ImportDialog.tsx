import {
  Banner,
  Button,
  Checkbox,
  ConfirmDialog,
  Dialog,
  FileDrop,
  FormField,
  Progress,
  Row,
  Stack,
  Text,
  TextArea,
} from '@halyard/ui-kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../../../app/storage/save-file.ts';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type CheckedRow, credentialsSheet, type ImportRow, MAX_ROWS } from './import-rows.ts';
import { ImportTable, isReady } from './ImportTable.tsx';
import { rowsWithPasswords, type SentRows } from './sent-users.ts';
import { type ImportStep, useImport } from './use-import.ts';

/** Adds users from a CSV file or pasted rows: first a dry run, then the sheet with their passwords. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const { step, progress, failure, sent, check, add, back, invitations } = useImport();
  const [invites, setInvites] = useState(false);
  const [text, setText] = useState('');
  const [must, setMust] = useState(true);
  const passwords = useUnsavedPasswords(sent, onClose);
  const isBusy = progress !== null;
  const error =
    failure instanceof RangeError
      ? words.tooMany({ max: MAX_ROWS })
      : failure && failureText(LL, failure);
  return (
    <Dialog
      open
      size="large"
      onClose={passwords.close}
      busy={isBusy}
      title={LL.staff.users.add()}
      {...(typeof error === 'string' && { error })}
      actions={
        <ImportActions
          step={step}
          isBusy={isBusy}
          isEmpty={text.trim() === ''}
          onCheck={() => check(text, invites)}
          onAdd={(rows) => add(rows, { must, invites })}
          onBack={back}
          onClose={passwords.close}
        />
      }
    >
      <Stack gap={16}>
        {progress !== null && <Progress label={words.progress()} value={progress} />}
        {step.kind !== 'done' && !isBusy && <SentEarlier sent={sent} onSaved={passwords.saved} />}
        {step.kind === 'input' && (
          <ImportInput text={text} onTextChange={setText}>
            {invitations && (
              <Checkbox
                checked={invites}
                onCheckedChange={setInvites}
                disabled={invitations === 'NoMail'}
                hint={invitations === 'NoMail' ? words.noMail() : words.inviteHint()}
              >
                {words.invite()}
              </Checkbox>
            )}
          </ImportInput>
        )}
        {step.kind === 'checked' && (
          <>
            {!step.invites && (
              <Checkbox checked={must} onCheckedChange={setMust}>
                {words.mustChange()}
              </Checkbox>
            )}
            <ImportTable rows={step.rows} />
          </>
        )}
        {step.kind === 'done' && (
          <ImportDone
            rows={step.rows}
            invites={step.invites}
            sent={sent}
            onSaved={passwords.saved}
          />
        )}
        {passwords.question}
      </Stack>
    </Dialog>
  );
}

interface ImportActionsProps {
  step: ImportStep;
  isBusy: boolean;
  isEmpty: boolean;
  onCheck: () => void;
  onAdd: (rows: readonly CheckedRow[]) => void;
  onBack: () => void;
  onClose: () => void;
}

function ImportActions({ step, isBusy, isEmpty, ...on }: ImportActionsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  if (step.kind === 'input')
    return (
      <Button variant="primary" busy={isBusy} disabled={isEmpty} onClick={on.onCheck}>
        {words.check()}
      </Button>
    );
  if (step.kind === 'done')
    return (
      <Button variant="ghost" onClick={on.onClose}>
        {LL.common.close()}
      </Button>
    );
  const count = step.rows.filter(isReady).length;
  return (
    <>
      <Button variant="ghost" onClick={on.onBack} disabled={isBusy}>
        {words.back()}
      </Button>
      <Button
        variant="primary"
        busy={isBusy}
        disabled={count === 0}
        onClick={() => on.onAdd(step.rows)}
      >
        {step.invites ? words.inviteCount({ count }) : words.addCount({ count })}
      </Button>
    </>
  );
}

interface ImportInputProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Below the rows. */
  children: ReactNode;
}

function ImportInput({ text, onTextChange, children }: ImportInputProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  return (
    <>
      <Text size={13} tone="muted">
        {words.lead()}
      </Text>
      <FileDrop
        status={{ kind: 'rest' }}
        accept=".csv,.tsv,.txt,text/csv"
        hint={words.fileHint()}
        onFiles={([file]) => {
          if (file) void file.text().then(onTextChange);
        }}
        words={{
          choose: LL.staff.upload.choose(),
          over: LL.staff.upload.over(),
          replace: LL.staff.upload.replace(),
          another: LL.staff.upload.another(),
          cancel: LL.staff.upload.cancel(),
        }}
      />
      <FormField label={words.rows()} hint={words.columns()}>
        <TextArea mono rows={8} value={text} onValueChange={onTextChange} spellCheck={false} />
      </FormField>
      {children}
    </>
  );
}

interface SentProps {
  sent: SentRows;
  /** Called with the rows whose passwords were downloaded. */
  onSaved: (rows: readonly ImportRow[]) => void;
}

/** What an import that was interrupted has added, or may have added. */
function SentEarlier({ sent, onSaved }: SentProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const { added, unanswered } = sent;
  return (
    <>
      {added.length > 0 && <Banner tone="ok">{words.added({ count: added.length })}</Banner>}
      {unanswered.length > 0 && (
        <Banner tone="warn">{words.unanswered({ count: unanswered.length })}</Banner>
      )}
      <Passwords sent={sent} onSaved={onSaved} />
    </>
  );
}

/** What was added, and what was not. */
function ImportDone({
  rows,
  invites,
  sent,
  onSaved,
}: SentProps & { rows: readonly CheckedRow[]; invites: boolean }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const refused = rows.filter(({ outcome }) => outcome === 'Refused');
  return (
    <>
      <Banner tone="ok">{words.added({ count: sent.added.length })}</Banner>
      {invites && sent.added.length > 0 && <Text size={13}>{words.invited()}</Text>}
      <Passwords sent={sent} onSaved={onSaved} />
      {refused.length > 0 && <ImportTable rows={refused} />}
    </>
  );
}

/** The only chance to download the passwords. */
function Passwords({ sent, onSaved }: SentProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const rows = rowsWithPasswords(sent);
  if (rows.length === 0) return null;
  return (
    <>
      <Text size={13}>{words.sheetText()}</Text>
      <Row>
        <Button
          variant="primary"
          onClick={() => {
            saveFile(credentialsSheet(rows), 'text/csv;charset=utf-8', 'credentials.csv');
            onSaved(rows);
          }}
        >
          {words.sheet()}
        </Button>
      </Row>
    </>
  );
}

/** Asks before the dialog, the page or the tab is closed while passwords that were made have not been downloaded. */
function useUnsavedPasswords(sent: SentRows, onClose: () => void) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<ReadonlySet<ImportRow>>(new Set());
  const count = rowsWithPasswords(sent).filter((row) => !saved.has(row)).length;
  const guard = useLeaveGuard(count > 0);
  const question = (
    <ConfirmDialog
      open={isAsking || guard.asked}
      title={words.loseTitle()}
      effect={words.loseEffect({ count })}
      confirm={words.loseConfirm()}
      cancel={LL.common.cancel()}
      destructive
      onClose={() => {
        setAsking(false);
        guard.stay();
      }}
      onConfirm={() => (guard.asked ? guard.leave(navigate) : onClose())}
    />
  );
  return {
    question,
    close: () => (count > 0 ? setAsking(true) : onClose()),
    saved: (rows: readonly ImportRow[]) => setSaved((before) => new Set([...before, ...rows])),
  };
}
