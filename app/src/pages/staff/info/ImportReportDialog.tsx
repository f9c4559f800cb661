import { IMPORT_NOTE_CODES } from '@halyard/sdk/rules';
import type { ImportNote, ImportReport } from '@halyard/sdk/types';
import { Button, Dialog, List, ListRow, Section, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

interface ImportReportDialogProps {
  report: ImportReport;
  onClose: () => void;
}

/** What of an import is not as it was, challenge by challenge. */
export function ImportReportDialog({ report, onClose }: ImportReportDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.importReport;
  const { notes, total } = report;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.dialogTitle()}
      description={
        notes.length < total
          ? `${words.count({ count: total })} ${words.first({ count: notes.length })}`
          : words.count({ count: total })
      }
      actions={
        <Button variant="ghost" kbd="esc" onClick={onClose}>
          {LL.common.close()}
        </Button>
      }
    >
      {/* Takes the focus, so that the keyboard scrolls it. */}
      <Stack role="region" aria-label={words.dialogTitle()} tabIndex={0} gap={20}>
        {[...Map.groupBy(notes, subjectOf)].map(([subject, own]) => (
          <Section key={subject} title={subject ?? words.wholeGame()} level={3}>
            <List label={subject ?? words.wholeGame()}>
              {own.map((note, index) => (
                <ListRow
                  // oxlint-disable-next-line react/no-array-index-key -- a report never changes
                  key={index}
                  wrap
                  title={sentenceOf(LL, note)}
                  detail={placeOf(note)}
                />
              ))}
            </List>
          </Section>
        ))}
      </Stack>
    </Dialog>
  );
}

/** The challenge, or the file that is none; null for the whole game. */
function subjectOf({ challenge, file = null }: ImportNote): string | null {
  return challenge ?? file;
}

/** The code itself where a newer server has one that is not known here. */
function sentenceOf(LL: TranslationFunctions, { code }: ImportNote): string {
  const known = IMPORT_NOTE_CODES.find((each) => each === code);
  return known ? LL.staff.importReport.notes[known]() : code;
}

function placeOf({ challenge, file, field, detail }: ImportNote): string {
  // The file is the title of its list already.
  const isTitle = challenge === null && field === file;
  if (isTitle && detail !== '') return detail;
  return detail === '' ? field : `${field}: ${detail}`;
}
