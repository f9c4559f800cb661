import type { UserImportOutcome } from '@halyard/sdk/types';
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  DataTable,
  Dialog,
  FileDrop,
  FormField,
  Progress,
  Row,
  Stack,
  Text,
  TextArea,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { saveFile } from '../../../app/storage/save-file.ts';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type CheckedRow, credentialsSheet, type ImportRow, MAX_ROWS } from './import-rows.ts';
import type { SentRows } from './sent-users.ts';
import { useUnsavedPasswords } from './use-unsaved-passwords.tsx';
import { useImport } from './use-import.ts';

/** The table shows as many rows; all are counted and added. */
const SHOWN = 200;

const TONES = { Added: 'ok', Unchanged: 'neutral', Refused: 'danger' } as const;

/** Adds users from a CSV file or pasted rows: first a dry run, then the sheet with their passwords. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const { step, progress, failure, sent, check, add, back } = useImport();
  const [text, setText] = useState('');
  const [must, setMust] = useState(true);
  const passwords = useUnsavedPasswords(sent, onClose);
  const isBusy = progress !== null;
  const ready = step.kind === 'input' ? [] : step.rows.filter(isReady);
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
        <>
          {step.kind === 'checked' && (
            <Button variant="ghost" onClick={back} disabled={isBusy}>
              {words.back()}
            </Button>
          )}
          {step.kind === 'input' && (
            <Button
              variant="primary"
              busy={isBusy}
              disabled={text.trim() === ''}
              onClick={() => check(text)}
            >
              {words.check()}
            </Button>
          )}
          {step.kind === 'checked' && (
            <Button
              variant="primary"
              busy={isBusy}
              disabled={ready.length === 0}
              onClick={() => add(step.rows, must)}
            >
              {words.addCount({ count: ready.length })}
            </Button>
          )}
          {step.kind === 'done' && (
            <Button variant="ghost" onClick={passwords.close}>
              {LL.common.close()}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {progress !== null && <Progress label={words.progress()} value={progress} />}
        {step.kind !== 'done' && !isBusy && <SentEarlier sent={sent} onSaved={passwords.saved} />}
        {step.kind === 'input' && <ImportInput text={text} onTextChange={setText} />}
        {step.kind === 'checked' && (
          <>
            <Checkbox checked={must} onCheckedChange={setMust}>
              {words.mustChange()}
            </Checkbox>
            <ImportTable rows={step.rows} />
          </>
        )}
        {step.kind === 'done' && (
          <ImportDone rows={step.rows} sent={sent} onSaved={passwords.saved} />
        )}
        {passwords.question}
      </Stack>
    </Dialog>
  );
}

function isReady({ outcome }: CheckedRow): boolean {
  return outcome === 'Added' || outcome === null;
}

interface ImportInputProps {
  text: string;
  onTextChange: (text: string) => void;
}

function ImportInput({ text, onTextChange }: ImportInputProps) {
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
    </>
  );
}

function ImportTable({ rows }: { rows: readonly CheckedRow[] }) {
  const { LL } = useLanguage();
  const { users } = LL.staff;
  const words = users.import;
  const count = (wanted: UserImportOutcome) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  // What needs a decision comes first.
  const sorted = rows.toSorted((a, b) => Number(isReady(a)) - Number(isReady(b)));
  return (
    <>
      <Text size={13}>
        {words.summary({
          added: rows.filter(isReady).length,
          unchanged: count('Unchanged'),
          refused: count('Refused'),
        })}
      </Text>
      <DataTable
        caption={words.rows()}
        rows={sorted.slice(0, SHOWN)}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            id: 'line',
            header: words.line(),
            cell: ({ line }) => LL.common.number({ value: line }),
          },
          { id: 'user', header: users.user(), cell: ({ user }) => user.userName },
          { id: 'email', header: users.email(), cell: ({ user }) => user.email },
          { id: 'team', header: words.team(), cell: ({ user }) => user.teamName },
          { id: 'outcome', header: words.outcome(), cell: (row) => <Outcome row={row} /> },
        ]}
      />
      {rows.length > SHOWN && (
        <Text size={12} tone="faint">
          {words.more({ count: rows.length - SHOWN })}
        </Text>
      )}
    </>
  );
}

function Outcome({ row: { outcome, faults } }: { row: CheckedRow }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  if (outcome === null) return null;
  return (
    <Stack gap={4}>
      <Row>
        <Badge tone={TONES[outcome]}>{words.outcomes[outcome]()}</Badge>
      </Row>
      {faults.length > 0 && (
        <Text size={12} tone="muted">
          {words.faults({ fields: faults.map(({ field }) => field).join(', ') })}
        </Text>
      )}
    </Stack>
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
function ImportDone({ rows, sent, onSaved }: SentProps & { rows: readonly CheckedRow[] }) {
  const { LL } = useLanguage();
  const refused = rows.filter(({ outcome }) => outcome === 'Refused');
  return (
    <>
      <Banner tone="ok">{LL.staff.users.import.added({ count: sent.added.length })}</Banner>
      <Passwords sent={sent} onSaved={onSaved} />
      {refused.length > 0 && <ImportTable rows={refused} />}
    </>
  );
}

/** The only chance to download the passwords. */
function Passwords({ sent, onSaved }: SentProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const rows = [...sent.added, ...sent.unanswered];
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
