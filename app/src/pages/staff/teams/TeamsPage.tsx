import type { AdminTeam } from '@halyard/sdk/types';
import { Avatar, EmptyState, MissingFlag, useBelow, IconButton } from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { RowDetails } from '../list/RowDetails.tsx';
import { useOpenRow } from '../list/use-open-row.ts';
import { useSelection } from '../list/use-selection.ts';
import { ExportPeople } from '../shared/ExportPeople.tsx';
import { StaffHeader } from '../shared/StaffHeader.tsx';
import { TeamPanelBody, TeamPanelFoot, TeamSummary } from './TeamPanel.tsx';
import { TeamsBulk } from './TeamsBulk.tsx';
import { TeamsFilter } from './TeamsFilter.tsx';
import { TeamsList, TeamsTable } from './TeamsTable.tsx';
import { useStaffTeams } from './use-staff-teams.ts';
import { EditIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';

const EditTeamDialog = lazyDialog(
  async () => (await import('./EditTeamDialog.tsx')).EditTeamDialog,
);

async function readTeams() {
  return (await import('../shared/people-export.ts')).exportTeams();
}

/** Lists all teams, with the details of one. */
export function TeamsPage() {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const teams = useStaffTeams();
  const { list, page, error, refetch, hasExtension } = teams;
  const hasDetails = useExtension('teams') === true;
  const { openId, hrefOf, close } = useOpenRow('team');
  const Teams = useBelow('md') ? TeamsList : TeamsTable;
  const open = page?.data.find(({ id }) => id === openId);
  const selection = useSelection<AdminTeam>({
    rowKey: ({ id }) => String(id),
    rowName: ({ name }) => name,
  });
  return (
    <>
      <StaffHeader tab="teams" actions={<ExportPeople name="teams" read={readTeams} />} />
      <RowDetails
        label={words.details()}
        width={380}
        onClose={close}
        details={
          open
            ? {
                title: open.name,
                start: <Avatar kind="team" size={40} name={open.name} src={open.avatar} />,
                summary: <TeamSummary team={open} />,
                actions: <EditTeam key={open.id} team={open} />,
                body: <TeamPanelBody key={open.id} team={open} />,
                foot: <TeamPanelFoot key={open.id} team={open} onDeleted={close} />,
              }
            : null
        }
      >
        {hasExtension === true && <TeamsFilter teams={teams} selection={selection} />}
        {error && !page ? (
          <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
        ) : (
          <PartErrorBoundary>
            <Teams
              teams={page?.data ?? []}
              openId={openId}
              teamHref={hrefOf}
              selection={selection.ofTable(page?.data ?? [])}
              isLoading={!page}
              hasDetails={hasDetails}
              {...(hasExtension && { sort: list.sort })}
              onSortChange={list.sortBy}
              empty={<NoTeams list={list} />}
            />
            <ListPager list={list} total={page?.total} />
            <TeamsBulk teams={page?.data ?? []} selection={selection} />
          </PartErrorBoundary>
        )}
      </RowDetails>
    </>
  );
}

function NoTeams({ list }: Pick<ReturnType<typeof useStaffTeams>, 'list'>) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  if (list.isNarrowed) {
    return <NoMatch title={words.noMatch()} clear={words.showAll()} onClear={list.clear} />;
  }
  return <EmptyState figure={<MissingFlag />} title={words.empty()} />;
}

/** A button that opens a dialog to change name and description of a team. */
function EditTeam({ team }: { team: AdminTeam }) {
  const { LL } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        icon={EditIcon}
        label={LL.teams.editTeam()}
        onClick={() => setOpen(true)}
      />
      {isOpen && <EditTeamDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
