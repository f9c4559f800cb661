import { Button, IconButton, Menu, toast, useBelow } from '@halyard/ui-kit';
import { DownloadIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { saveBlob, saveFile } from '../../../app/storage/save-file.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { Sheet } from './sheet-files.ts';

interface ExportPeopleProps {
  /** Name of the file, without its extension. */
  name: string;
  read: () => Sheet | Promise<Sheet>;
}

/** Saves people as a sheet, which "Add users" of another site reads. */
export function ExportPeople({ name, read }: ExportPeopleProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.exports;
  const isNarrow = useBelow('md');
  const [isBusy, setBusy] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const { toCsv, toXlsx } = await import('./sheet-files.ts');
      const sheet = await read();
      if (format === 'xlsx') saveBlob(await toXlsx(sheet), `${name}.xlsx`);
      else saveFile(toCsv(sheet), 'text/csv;charset=utf-8', `${name}.csv`);
    } catch (error) {
      toast({ tone: 'danger', title: failureText(LL, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label={words.title()}
      align="end"
      entries={[
        { label: words.xlsx(), icon: DownloadIcon, onSelect: () => void save('xlsx') },
        { label: words.csv(), icon: DownloadIcon, onSelect: () => void save('csv') },
      ]}
      trigger={(props) =>
        isNarrow ? (
          <IconButton {...props} icon={DownloadIcon} label={words.title()} busy={isBusy} />
        ) : (
          <Button {...props} icon={DownloadIcon} busy={isBusy}>
            {words.title()}
          </Button>
        )
      }
    />
  );
}
