import { useListTeams } from '@halyard/sdk/react';
import type { Profile, Team } from '@halyard/sdk/types';
import {
  Button,
  IconButton,
  PageHeader,
  Split,
  useBelow,
  Stack,
  TeamList,
  EmptyState,
  MissingFlag,
  Skeleton,
} from '@halyard/ui-kit';
import { AddIcon, SignInIcon } from '@halyard/ui-kit/icons';
import { lazyDialog } from '../../app/errors/lazy-dialog.tsx';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { TeamDetail } from './TeamDetail.tsx';
import { isCaptain } from './is-captain.ts';
import { teamNote } from './team-lock.ts';
import { useEffect, useState } from 'react';

type TeamDialog = 'create' | 'join';

interface MyTeamListProps {
  teams: readonly Team[];
  chosen: Team | undefined;
  profile: Profile;
}

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
  const dialogs = useTeamDialogs();
  const asked = Number(params.get('team'));
  const chosen = teams?.find(({ id }) => id === asked) ?? (isNarrow ? undefined : teams?.[0]);
  return (
    <>
      <TeamsHeader alone={isNarrow ? chosen : undefined} onShow={dialogs.show} />
      {error && !teams && (
        <LoadFailure error={error} onRetry={refetch} title={LL.teams.loadFailed()} />
      )}
      {!error && !teams && <TeamsLoading />}
      {teams?.length === 0 && <NoTeams onShow={dialogs.show} />}
      {teams && teams.length > 0 && profile && (
        <TeamPanes teams={teams} chosen={chosen} profile={profile} isNarrow={isNarrow} />
      )}
      <OpenTeamDialog dialogs={dialogs} />
    </>
  );
}

interface TeamsHeaderProps {
  /** The team that fills the page of a narrow window. */
  alone: Team | undefined;
  onShow: (dialog: TeamDialog) => void;
}

function TeamsHeader({ alone, onShow }: TeamsHeaderProps) {
  const { LL } = useLanguage();
  return (
    <PageHeader
      title={alone ? alone.name : LL.teams.title()}
      crumbs={alone ? [{ href: href.teams(), label: LL.teams.title() }] : []}
      actions={alone ? undefined : <TeamsActions onShow={onShow} />}
    />
  );
}

function TeamsActions({ onShow }: Pick<TeamsHeaderProps, 'onShow'>) {
  const { LL } = useLanguage();
  // Two buttons with texts leave no room for the title.
  const isSmall = useBelow('xs');
  const join = { icon: SignInIcon, onClick: () => onShow('join') };
  return (
    <>
      {isSmall ? (
        <IconButton {...join} label={LL.teams.joinWithCode()} />
      ) : (
        <Button {...join}>{LL.teams.joinWithCode()}</Button>
      )}
      <Button icon={AddIcon} variant="primary" onClick={() => onShow('create')}>
        {LL.teams.newTeam()}
      </Button>
    </>
  );
}

function OpenTeamDialog({ dialogs }: { dialogs: ReturnType<typeof useTeamDialogs> }) {
  const { shown, code, close } = dialogs;
  if (shown === 'create') return <CreateTeamDialog onClose={close} />;
  return shown === 'join' && <JoinTeamDialog code={code} onClose={close} />;
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

/** The user's teams, each a link to its details. */
function MyTeamList({ teams, chosen, profile }: MyTeamListProps) {
  const { LL, dates } = useLanguage();
  return (
    <Stack pad={12}>
      <TeamList
        label={LL.common.myTeams()}
        teams={teams.map((team) => ({
          ...team,
          href: href.teams(team.id),
          current: team === chosen,
          captainLabel: isCaptain(team, profile) ? LL.teams.youAreCaptain() : undefined,
          note: teamNote(LL, dates, team),
        }))}
      />
    </Stack>
  );
}

/** Shown to users without a team: create one or join one. */
function NoTeams({ onShow }: { onShow: (dialog: TeamDialog) => void }) {
  const { LL } = useLanguage();
  return (
    <Stack pad="page">
      <EmptyState
        figure={<MissingFlag />}
        title={LL.teams.none()}
        actions={
          <>
            <Button size="small" variant="primary" onClick={() => onShow('create')}>
              {LL.teams.newTeam()}
            </Button>
            <Button size="small" onClick={() => onShow('join')}>
              {LL.teams.joinWithCode()}
            </Button>
          </>
        }
      >
        {LL.teams.noneText()}
      </EmptyState>
    </Stack>
  );
}

/** Skeleton of the list and the details of a team. */
function TeamsLoading() {
  const { LL } = useLanguage();
  const list = (
    <Stack pad={12} gap={4}>
      <Skeleton shape="row" height="60px" />
      <Skeleton shape="row" height="60px" />
    </Stack>
  );
  return (
    <div role="status" aria-busy aria-label={LL.common.loading()}>
      <Split start={{ content: list, width: 300, below: 'stack' }}>
        <Stack pad="page" gap={24} maxWidth={720}>
          <Skeleton height="64px" />
          <Skeleton shape="card" height="132px" />
        </Stack>
      </Split>
    </div>
  );
}

/**
 * The open dialog of the page. An invite link (`?join=CODE`) opens the dialog to join; the code is
 * secret, so it is removed from the address immediately.
 */
function useTeamDialogs() {
  const { params, set } = useSearchState();
  const invited = params.get('join');
  const [code, setCode] = useState(invited ?? '');
  const [shown, show] = useState<TeamDialog | null>(invited === null ? null : 'join');
  const [seen, setSeen] = useState(invited);
  // The user has followed a link while the page is open.
  if (invited !== seen) {
    setSeen(invited);
    if (invited !== null) {
      setCode(invited);
      show('join');
    }
  }
  useEffect(() => {
    if (invited !== null) set({ join: null }, { replace: true });
  }, [invited, set]);
  const close = () => {
    show(null);
    setCode('');
  };
  return { shown, code, show, close };
}
