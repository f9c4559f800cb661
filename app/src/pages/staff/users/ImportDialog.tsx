import {
  Banner,
  Button,
  Checkbox,
  ConfirmDialog,
  Dialog,
  FormField,
  Progress,
  RadioGroup,
  Row,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveBlob, saveFile } from '../../../app/storage/save-file.ts';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ImportTable, isReady } from './ImportTable.tsx';
import { credentials, credentialsForCsv } from './sheet/handed-out.ts';
import { AS_IN_FILE, type CheckedRow, type ImportRow, MAX_ROWS } from './sheet/people.ts';
import { isFormula, toCsv, toXlsx } from '../shared/sheet-files.ts';
import { SheetInput } from './SheetInput.tsx';
import { rowsWithPasswords, type SentRows } from './sent-users.ts';
import { type CheckOptions, type ImportStep, useImport } from './use-import.ts';
import { useSheet } from './use-sheet.ts';

/** What becomes of accounts that the sheet hides, of which there are none here. */
type HiddenChoice = 'add' | 'leave';

/** Adds users from a file or pasted rows: first a dry run, then the sheet with their passwords. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const { step, progress, failure, sent, check, add, back, invitations, hasSheets } = useImport();
  const sheet = useSheet();
  const [invites, setInvites] = useState(false);
  const [setPasswords, setSetPasswords] = useState(false);
  const [must, setMust] = useState(true);
  const [hidden, setHidden] = useState<HiddenChoice | null>(null);
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
          isEmpty={!sheet.isReady}
          hidden={hidden}
          onCheck={() => {
            setHidden(null);
            check(sheet.read(), { invites, setPasswords: setPasswords && !invites });
          }}
          onAdd={(rows, options) => add(rows, { ...options, must })}
          onBack={back}
          onClose={passwords.close}
        />
      }
    >
      <Stack gap={16}>
        {progress !== null && <Progress label={words.progress()} value={progress} />}
        {step.kind !== 'done' && !isBusy && <SentEarlier sent={sent} onSaved={passwords.saved} />}
        {step.kind === 'input' && (
          <SheetInput sheet={sheet}>
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
            {hasSheets && !invites && (
              <Checkbox
                checked={setPasswords}
                onCheckedChange={setSetPasswords}
                hint={words.setPasswordsHint()}
              >
                {words.setPasswords()}
              </Checkbox>
            )}
          </SheetInput>
        )}
        {step.kind === 'checked' && (
          <>
            {!step.invites && (
              <Checkbox checked={must} onCheckedChange={setMust}>
                {words.mustChange()}
              </Checkbox>
            )}
            <HiddenAccounts rows={step.rows} value={hidden} onValueChange={setHidden} />
            <ImportTable rows={step.rows} addsHidden={hidden === 'add'} />
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
  hidden: HiddenChoice | null;
  onCheck: () => void;
  onAdd: (rows: readonly CheckedRow[], options: CheckOptions) => void;
  onBack: () => void;
  onClose: () => void;
}

function ImportActions({ step, isBusy, isEmpty, hidden, ...on }: ImportActionsProps) {
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
  const { rows, kind: _kind, ...options } = step;
  const wanted = rows.filter((row) => !row.hidden || hidden === 'add');
  const count = wanted.filter(isReady).length;
  return (
    <>
      <Button variant="ghost" onClick={on.onBack} disabled={isBusy}>
        {words.back()}
      </Button>
      <Button
        variant="primary"
        busy={isBusy}
        disabled={count === 0}
        onClick={() => on.onAdd(wanted, options)}
      >
        {step.invites ? words.inviteCount({ count }) : words.addCount({ count })}
      </Button>
    </>
  );
}

interface HiddenAccountsProps {
  rows: readonly CheckedRow[];
  value: HiddenChoice | null;
  onValueChange: (choice: HiddenChoice) => void;
}

/** Asks what becomes of hidden accounts. They are added after a choice only. */
function HiddenAccounts({ rows, value, onValueChange }: HiddenAccountsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const count = rows.filter((row) => row.hidden && isReady(row)).length;
  if (count === 0) return null;
  return (
    <FormField label={words.hidden({ count })} group>
      <RadioGroup
        value={value}
        onValueChange={onValueChange}
        options={[
          { value: 'add', label: words.hiddenAdd() },
          { value: 'leave', label: words.hiddenLeave() },
        ]}
      />
    </FormField>
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
  const [failure, setFailure] = useState<unknown>(null);
  const rows = rowsWithPasswords(sent);
  if (rows.length === 0) return null;
  const saveWorkbook = async () => {
    try {
      saveBlob(await toXlsx(credentials(rows)), 'credentials.xlsx');
      onSaved(rows);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <Text size={13}>{words.sheetText()}</Text>
      {failure !== null && <Banner tone="danger">{failureText(LL, failure)}</Banner>}
      {rows.some(({ user }) => isFormula(user.password)) && (
        <Text size={13}>{words.csvText({ text: AS_IN_FILE })}</Text>
      )}
      <Row gap={8} wrap>
        <Button variant="primary" onClick={() => void saveWorkbook()}>
          {words.sheet()}
        </Button>
        <Button
          onClick={() => {
            const csv = toCsv(credentialsForCsv(rows));
            saveFile(csv, 'text/csv;charset=utf-8', 'credentials.csv');
            onSaved(rows);
          }}
        >
          {words.sheetCsv()}
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
