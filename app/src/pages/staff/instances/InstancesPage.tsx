import { destroyInstance, getListInstancesQueryKey } from '@halyard/sdk/react';
import type { Instance } from '@halyard/sdk/types';
import { Button, EmptyState, FilterBar, MissingFlag, Switch } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { InstanceDialog } from './InstanceDialog.tsx';
import { InstanceRows } from './InstanceRows.tsx';
import { VIEWS } from './staff-instance.ts';
import { type Instances, useInstances } from './use-instances.ts';
import { BulkActions } from '../list/BulkActions.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { useBulk } from '../list/use-bulk.ts';
import { useSelection } from '../list/use-selection.ts';
import { StaffHeader } from '../shared/StaffHeader.tsx';

/** The containers of all teams: filters, time left, and destroying them. */
export function InstancesPage() {
  const { LL } = useLanguage();
  const words = LL.staff.instances;
  const instances = useInstances();
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const selection = useSelection<Instance>({
    rowKey: ({ containerGuid }) => containerGuid,
    rowName: ({ team, challenge, containerGuid }) =>
      [team?.name, challenge?.title ?? containerGuid].filter(Boolean).join(' · '),
  });
  const refresh = () => client.invalidateQueries({ queryKey: getListInstancesQueryKey() });
  const bulk = useBulk<Instance>({
    onEnd: (failed) => {
      selection.keep(failed);
      void refresh();
    },
  });
  const destroy = ({ containerGuid }: Instance) => destroyInstance(containerGuid);
  const askFor = (rows: readonly Instance[], act: () => unknown) =>
    ask({
      title: words.destroyTitle({ count: rows.length }),
      effect: words.destroyEffect(),
      confirm: words.destroy(),
      destructive: true,
      act,
    });
  const destroyOne = (instance: Instance) =>
    askFor([instance], async () => {
      await destroy(instance);
      await refresh();
    });
  const { error, refetch } = instances;
  const hasLogs = useExtension('instanceLogs') === true;
  const [read, setRead] = useState<Instance | null>(null);
  return (
    <>
      <StaffHeader tab="instances" />
      <InstancesFilter instances={instances} onNarrow={selection.clear} />
      {error ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <PartErrorBoundary>
          <InstanceRows
            instances={instances}
            selection={selection}
            onDestroy={destroyOne}
            onRead={hasLogs ? setRead : undefined}
            empty={<NoInstances instances={instances} />}
          />
          <BulkActions selection={selection} bulk={bulk}>
            <Button
              size="small"
              variant="danger"
              onClick={() => askFor(selection.rows, () => bulk.start(selection.rows, destroy))}
            >
              {words.destroy()}
            </Button>
          </BulkActions>
        </PartErrorBoundary>
      )}
      {question}
      {read && (
        <InstanceDialog
          id={read.containerGuid}
          title={selection.rowName(read)}
          isOver={read.failure !== null}
          onClose={() => setRead(null)}
        />
      )}
    </>
  );
}

interface InstancesFilterProps {
  instances: Instances;
  /** Called when other rows are shown. */
  onNarrow: () => void;
}

function InstancesFilter({ instances, onNarrow }: InstancesFilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.instances;
  const { list, hasExtension, withTests, count } = instances;
  const views = hasExtension ? VIEWS : VIEWS.slice(0, 3);
  return (
    <FilterBar
      label={words.caption()}
      end={
        hasExtension && (
          <Switch
            checked={withTests}
            onCheckedChange={(shown) => {
              onNarrow();
              list.filter({ tests: shown ? 'shown' : 'none' });
            }}
          >
            {words.withTests()}
          </Switch>
        )
      }
    >
      <ListSearch
        label={words.search()}
        value={list.text}
        onValueChange={(text) => {
          onNarrow();
          list.search(text);
        }}
      />
      <ListViews
        label={words.views()}
        value={list.filters.show}
        onValueChange={(show) => {
          onNarrow();
          list.filter({ show });
        }}
        views={views.map((value) => ({ value, label: words.view[value](), count: count(value) }))}
      />
    </FilterBar>
  );
}

function NoInstances({ instances: { list } }: { instances: Instances }) {
  const { LL } = useLanguage();
  const words = LL.staff.instances;
  if (list.isNarrowed) {
    return (
      <NoMatch title={words.noMatch()} clear={LL.staff.teams.showAll()} onClear={list.clear} />
    );
  }
  return (
    <EmptyState figure={<MissingFlag />} title={words.empty()}>
      {words.emptyText()}
    </EmptyState>
  );
}
