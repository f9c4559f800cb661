import { useGetImportReport } from '@halyard/sdk/react';
import { IMPORT_SOURCES } from '@halyard/sdk/rules';
import type { GameInfo } from '@halyard/sdk/types';
import { Link, Section, Stack, Text } from '@halyard/ui-kit';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

const ImportReportDialog = lazyDialog(
  async () => (await import('./ImportReportDialog.tsx')).ImportReportDialog,
);

/** What a game was imported from, and what is not as it was; nothing for other games. */
export function ImportReport({ game }: { game: GameInfo }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.importReport;
  const { params, close } = useSearchState();
  const enabled = useExtension('importReport') === true;
  const { data: report } = useGetImportReport(game.id, { query: { enabled } });
  if (!report || report.importedAt === null) return null;
  const { source, importedAt, total } = report;
  const known = IMPORT_SOURCES.find((each) => each === source);
  if (known === undefined || known === 'None') return null;
  return (
    <Section title={words.title()}>
      <Stack gap={12}>
        <Text as="p" size={13} tone="muted">
          {words.from[known]({ time: dates.moment(importedAt) })}{' '}
          {total === 0 ? words.same() : words.count({ count: total })}
        </Text>
        {total > 0 && (
          <Text size={13}>
            <Link href={href.importReport(game.id)}>{words.show()}</Link>
          </Text>
        )}
      </Stack>
      {params.has('import') && total > 0 && (
        <ImportReportDialog report={report} onClose={() => close('import')} />
      )}
    </Section>
  );
}
