import type { AdminTeam } from '@halyard/sdk/types';
import {
  Button,
  EmptyState,
  FilterBar,
  MissingFlag,
  SearchField,
  Segmented,
  Sheet,
  SidePanel,
  Split,
  Stack,
  Text,
  useBelow,
} from '@halyard/ui-kit';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../app/errors/PageErrorBoundary.tsx';
import { href } from '../../app/routes/paths.ts';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useSearchKey } from '../../app/shortcuts/use-search-key.ts';
import { useKeysOf } from '../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { ListPager } from './list/ListPager.tsx';
import { type Selection, useSelection } from './list/use-selection.ts';
import { StaffHeader } from './shared/StaffHeader.tsx';
import { TeamPanelBody, TeamPanelFoot, TeamPanelHead } from './teams/TeamPanel.tsx';
import { TeamsBulk } from './teams/TeamsBulk.tsx';
import { TeamsTable } from './teams/TeamsTable.tsx';
import { PAGE_SIZES, useStaffTeams, VIEWS } from './teams/use-staff-teams.ts';

/** Lists all teams, with the details of one. */
export function StaffTeamsPage() {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const teams = useStaffTeams();
  const { list, page, error, refetch, hasExtension } = teams;
  const hasDetails = useExtension('teams') === true;
  const { params, close } = useSearchState();
  const isNarrow = useBelow('lg');
  const openId = Number(params.get('team')) || null;
  const open = page?.data.find(({ id }) => id === openId);
  const closePanel = () => close('team');
  const teamHref = ({ id }: AdminTeam) => {
    const search = new URLSearchParams(params);
    search.set('team', String(id));
    return `${href.staffTeams()}?${search.toString()}`;
  };
  const selection = useSelection<AdminTeam>({
    rowKey: ({ id }) => String(id),
    rowName: ({ name }) => name,
  });
  const foot = open && <TeamPanelFoot key={open.id} team={open} onDeleted={closePanel} />;
  return (
    <>
      <StaffHeader tab="teams" />
      <Split
        {...(!isNarrow &&
          open && {
            end: {
              width: 380,
              from: 'lg' as const,
              content: (
                <SidePanel label={words.details()} head={<TeamPanelHead team={open} />} foot={foot}>
                  <TeamPanelBody key={open.id} team={open} />
                </SidePanel>
              ),
            },
          })}
      >
        <TeamsFilter teams={teams} selection={selection} />
        {error && !page ? (
          <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
        ) : (
          <PartErrorBoundary>
            <TeamsTable
              teams={page?.data ?? []}
              openId={openId}
              teamHref={teamHref}
              selection={selection.ofTable(page?.data ?? [])}
              isLoading={!page}
              hasDetails={hasDetails}
              {...(hasExtension && { sort: list.sort })}
              onSortChange={list.sortBy}
              empty={<NoTeams list={list} />}
            />
            <ListPager list={list} sizes={PAGE_SIZES} total={page?.total} />
            <TeamsBulk selection={selection} />
          </PartErrorBoundary>
        )}
      </Split>
      {isNarrow && open && (
        <Sheet open onClose={closePanel} title={open.name} footer={<Stack grow>{foot}</Stack>}>
          <TeamPanelBody key={open.id} team={open} />
        </Sheet>
      )}
    </>
  );
}

interface TeamsFilterProps {
  teams: ReturnType<typeof useStaffTeams>;
  selection: Selection<AdminTeam>;
}

function TeamsFilter({ teams: { list, page, hasExtension }, selection }: TeamsFilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const search = useSearchKey();
  const searchKey = useKeysOf('search');
  if (!hasExtension) return null;
  return (
    <FilterBar label={words.filterLabel()} sticky>
      <SearchField
        ref={search}
        label={words.find()}
        placeholder={words.find()}
        kbd={searchKey}
        value={list.text}
        onValueChange={(text) => {
          selection.clear();
          list.search(text);
        }}
      />
      <Segmented
        label={words.show()}
        value={list.filters.show}
        onValueChange={(show) => {
          selection.clear();
          list.filter({ show });
        }}
        options={VIEWS.map((view) => ({
          value: view,
          label: words.views[view](),
          end: page?.counts && (
            <Text size={13} tone="faint" figures>
              {LL.common.number({ value: page.counts[view] })}
            </Text>
          ),
        }))}
      />
    </FilterBar>
  );
}

function NoTeams({ list }: Pick<ReturnType<typeof useStaffTeams>, 'list'>) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  if (!list.isNarrowed) {
    return <EmptyState figure={<MissingFlag />} title={words.empty()} />;
  }
  return (
    <EmptyState
      title={words.noMatch()}
      actions={
        <Button size="small" onClick={list.clear}>
          {words.showAll()}
        </Button>
      }
    />
  );
}
