import type { AdminUser } from '@halyard/sdk/types';
import { FilterBar, useBelow } from '@halyard/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { type Selection, useSelection } from '../list/use-selection.ts';
import { AddButton } from '../shared/AddButton.tsx';
import { ExportPeople } from '../shared/ExportPeople.tsx';
import { StaffHeader } from '../shared/StaffHeader.tsx';
import { useUsers, VIEWS } from './use-users.ts';
import { UsersBulk } from './UsersBulk.tsx';
import { UsersList, UsersTable } from './UsersTable.tsx';

// It reads CSV with a library of its own.
const ImportDialog = lazyDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog);

async function readUsers() {
  return (await import('../shared/people-export.ts')).exportUsers();
}

/** Administers accounts. */
export function UsersPage() {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const users = useUsers();
  const { list, page, error, refetch, hasExtension } = users;
  const [isAdding, setAdding] = useState(false);
  const selection = useSelection<AdminUser>({
    rowKey: ({ id }) => id,
    rowName: ({ userName }) => userName,
  });
  useShortcuts({ add: () => setAdding(true) });
  const Users = useBelow('md') ? UsersList : UsersTable;
  const rows = page?.data ?? [];
  return (
    <>
      <StaffHeader
        tab="users"
        actions={
          <>
            <ExportPeople name="users" read={readUsers} />
            <AddButton label={words.add()} onPress={() => setAdding(true)} />
          </>
        }
      />
      {hasExtension === true && <UsersFilter users={users} selection={selection} />}
      {error && !page ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <PartErrorBoundary>
          <Users
            users={rows}
            isLoading={!page}
            selection={selection.ofTable(rows)}
            {...(hasExtension && { sort: list.sort })}
            onSortChange={list.sortBy}
            empty={<NoUsers onClear={list.clear} />}
          />
          <ListPager list={list} total={page?.total} />
          <UsersBulk users={rows} selection={selection} />
        </PartErrorBoundary>
      )}
      {isAdding && <ImportDialog onClose={() => setAdding(false)} />}
    </>
  );
}

interface UsersFilterProps {
  users: ReturnType<typeof useUsers>;
  selection: Selection<AdminUser>;
}

function UsersFilter({ users: { list, page }, selection }: UsersFilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  // Most sites invite nobody.
  const isShown = (view: (typeof VIEWS)[number]) =>
    view !== 'invited' || list.filters.show === view || (page?.counts?.invited ?? 0) > 0;
  return (
    <FilterBar label={words.filterLabel()} sticky>
      <ListSearch
        label={words.find()}
        value={list.text}
        onValueChange={(text) => {
          // People act on what they see.
          selection.clear();
          list.search(text);
        }}
      />
      <ListViews
        label={words.show()}
        value={list.filters.show}
        onValueChange={(show) => {
          selection.clear();
          list.filter({ show });
        }}
        views={VIEWS.filter(isShown).map((view) => ({
          value: view,
          label: words.views[view](),
          count: page?.counts?.[view],
        }))}
      />
    </FilterBar>
  );
}

function NoUsers({ onClear }: { onClear: () => void }) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  return (
    <NoMatch title={words.noMatch()} clear={words.showAll()} onClear={onClear}>
      {words.noMatchText()}
    </NoMatch>
  );
}
