import type { FileRecord } from '@halyard/sdk/types';
import {
  Button,
  ButtonLink,
  CaptureFiles,
  EmptyState,
  MissingFlag,
  Row,
  Text,
  useBelow,
} from '@halyard/ui-kit';
import { DeleteIcon, DownloadIcon } from '@halyard/ui-kit/icons';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import { useSelection } from '../list/use-selection.ts';
import { fileSizeText } from '../shared/file-size.ts';
import { archiveAddress, type CaptureOwner } from './capture-address.ts';
import { FileFilters } from './FileFilters.tsx';
import { sortText } from './traffic-address.ts';
import type { Deletions } from './use-delete-captures.tsx';
import type { Traffic } from './use-traffic.ts';

interface TeamFilesProps {
  traffic: Traffic;
  /** Undefined until a team is selected. */
  owner: CaptureOwner | undefined;
  /** Undefined for those who may not delete. */
  removal: Deletions | undefined;
}

/** The captured files of a team. */
export function TeamFiles({ traffic, owner, removal }: TeamFilesProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.traffic;
  const { files, shown, file, team, challenge, address, params, set } = traffic;
  const { data, error, refetch } = files;
  const selection = useSelection<FileRecord>({
    rowKey: ({ fileName }) => fileName,
    rowName: ({ fileName }) => fileName,
  });
  if (!owner || !team) {
    return (
      <EmptyState title={challenge ? words.chooseTeam() : words.chooseChallenge()}>
        {words.chooseText()}
      </EmptyState>
    );
  }
  const known = new Map(shown.map((each) => [each.fileName, each]));
  const table = selection.ofTable(shown);
  const hrefOf = (id: string): string => {
    const next = new URLSearchParams(params);
    next.set('file', id);
    return `${window.location.pathname}?${next.toString()}`;
  };
  return (
    <>
      <FileFilters traffic={traffic} />
      <CaptureFiles
        label={words.filesOf({ team: team.name })}
        files={shown.map(({ fileName, size, updateTime }) => ({
          id: fileName,
          name: fileName,
          captured: dates.weekMoment(updateTime),
          size: fileSizeText(LL, size),
        }))}
        openId={file?.fileName}
        href={hrefOf}
        sort={address.sort}
        onSortChange={(sort) => set({ sort: sortText(sort) }, { replace: true })}
        loadingRows={data || error ? 0 : Math.min(team.count, 12)}
        {...(!data && error && { failed: <LoadFailure error={error} onRetry={refetch} /> })}
        {...(removal && {
          selection: {
            ...table,
            rowLabel: ({ id }) => LL.staff.list.selectRow({ row: id }),
            onChange: (keys: ReadonlySet<string>) => table.onChange(keys),
          },
        })}
        words={{
          captured: words.captured({ zone: dates.zone(Date.now()) }),
          name: words.file(),
          size: words.size(),
        }}
        empty={
          <EmptyState
            figure={<MissingFlag />}
            title={data?.length === 0 ? words.noFiles() : LL.staff.monitor.empty()}
          />
        }
      />
      {removal && (
        <SelectedFiles
          owner={owner}
          removal={removal}
          selection={selection}
          rows={selection.rows.filter(({ fileName }) => known.has(fileName))}
        />
      )}
    </>
  );
}

interface SelectedFilesProps {
  owner: CaptureOwner;
  removal: Deletions;
  selection: ReturnType<typeof useSelection<FileRecord>>;
  /** The selected files that are shown. */
  rows: readonly FileRecord[];
}

/** What can be done with the selected files. */
function SelectedFiles({ owner, removal, selection, rows }: SelectedFilesProps) {
  const { LL } = useLanguage();
  const bulk = useBulk<FileRecord>({
    onEnd: (failed) => {
      selection.keep(failed);
      void removal.reload(owner);
    },
  });
  const ask = () =>
    removal.askSome(rows.length, () => bulk.start(rows, (row) => removal.remove(owner, row)));
  return (
    <BulkActions selection={{ ...selection, rows: [...rows] }} bulk={bulk}>
      <Button size="small" variant="danger" icon={DeleteIcon} busy={bulk.isRunning} onClick={ask}>
        {LL.staff.traffic.deleteSome()}
      </Button>
    </BulkActions>
  );
}

interface TeamFilesHeadProps extends TeamFilesProps {
  owner: CaptureOwner;
}

/** The team, how much there is of it, and what can be done with all of it. */
export function TeamFilesHead({ traffic, owner, removal }: TeamFilesHeadProps) {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const isNarrow = useBelow('sm');
  const { files, team } = traffic;
  const { data = [] } = files;
  const size = data.reduce((sum, each) => sum + each.size, 0);
  return (
    <>
      <Row grow>
        <Text size={13} cut>
          <strong>{team?.name}</strong>{' '}
          {words.total({ count: data.length, size: fileSizeText(LL, size) })}
        </Text>
      </Row>
      {data.length > 0 && (
        <Row gap={8}>
          <ButtonLink size="small" icon={DownloadIcon} href={archiveAddress(owner)} download>
            {isNarrow ? words.all() : words.downloadAll()}
          </ButtonLink>
          {removal && (
            <Button size="small" variant="danger" onClick={() => removal.askAll(owner)}>
              {words.deleteAll()}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
