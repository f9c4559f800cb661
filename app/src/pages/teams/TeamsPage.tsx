import { useListTeams } from '@halyard/sdk/react';
import type { Profile, Team } from '@halyard/sdk/types';
import { Button, IconButton, PageHeader, Split, useBelow } from '@halyard/ui-kit';
import { AddIcon, SignInIcon } from '@halyard/ui-kit/icons';
import { lazyDialog } from '../../app/errors/lazy-dialog.tsx';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { MyTeamList } from './MyTeamList.tsx';
import { NoTeams } from './NoTeams.tsx';
import { TeamDetail } from './TeamDetail.tsx';
import { TeamsLoading } from './TeamsLoading.tsx';
import { useTeamDialogs } from './use-team-dialogs.ts';

const JoinTeamDialog = lazyDialog(
  async () => (await import('./JoinTeamDialog.tsx')).JoinTeamDialog,
);
const CreateTeamDialog = lazyDialog(
  async () => (await import('./CreateTeamDialog.tsx')).CreateTeamDialog,
);

/** The user's teams: the list, the details of one, and dialogs to create or join a team. */
export function TeamsPage() {
  const { LL } = useLanguage();
  const profile = useProfile();
  const { params } = useSearchState();
  const isNarrow = useBelow('md');
  const { data: teams, error, refetch } = useListTeams();
  // Two buttons with texts leave no room for the title.
  const isSmall = useBelow('xs');
  const dialogs = useTeamDialogs();
  const asked = Number(params.get('team'));
  const chosen = teams?.find(({ id }) => id === asked) ?? (isNarrow ? undefined : teams?.[0]);
  return (
    <>
      <PageHeader
        title={isNarrow && chosen ? chosen.name : LL.teams.title()}
        crumbs={isNarrow && chosen ? [{ href: href.teams(), label: LL.teams.title() }] : []}
        actions={
          isNarrow && chosen ? undefined : (
            <>
              {isSmall ? (
                <IconButton
                  icon={SignInIcon}
                  label={LL.teams.joinWithCode()}
                  onClick={() => dialogs.show('join')}
                />
              ) : (
                <Button icon={SignInIcon} onClick={() => dialogs.show('join')}>
                  {LL.teams.joinWithCode()}
                </Button>
              )}
              <Button icon={AddIcon} variant="primary" onClick={() => dialogs.show('create')}>
                {LL.teams.newTeam()}
              </Button>
            </>
          )
        }
      />
      {error && !teams && (
        <LoadFailure error={error} onRetry={refetch} title={LL.teams.loadFailed()} />
      )}
      {!error && !teams && <TeamsLoading />}
      {teams?.length === 0 && <NoTeams onShow={dialogs.show} />}
      {teams && teams.length > 0 && profile && (
        <TeamPanes teams={teams} chosen={chosen} profile={profile} isNarrow={isNarrow} />
      )}
      {dialogs.shown === 'create' && <CreateTeamDialog onClose={dialogs.close} />}
      {dialogs.shown === 'join' && <JoinTeamDialog code={dialogs.code} onClose={dialogs.close} />}
    </>
  );
}

interface TeamPanesProps {
  teams: readonly Team[];
  chosen: Team | undefined;
  profile: Profile;
  isNarrow: boolean;
}

function TeamPanes({ teams, chosen, profile, isNarrow }: TeamPanesProps) {
  const list = <MyTeamList teams={teams} chosen={chosen} profile={profile} />;
  if (isNarrow && !chosen) return list;
  const detail = chosen && <TeamDetail key={chosen.id} team={chosen} profile={profile} />;
  return isNarrow ? detail : <Split start={{ content: list, width: 300 }}>{detail}</Split>;
}
