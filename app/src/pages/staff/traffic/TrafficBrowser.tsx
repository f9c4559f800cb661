import { hasRole, inListOrder } from '@halyard/sdk/rules';
import type { ChallengeTraffic } from '@halyard/sdk/types';
import {
  Avatar,
  CaptureBrowser,
  CategoryFlag,
  lazyComponent,
  PageLoader,
  SearchField,
} from '@halyard/ui-kit';
import { Suspense, useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useProfile } from '../../../app/session/session.ts';
import { categoryName } from '../../../game/term-words.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { TeamFiles, TeamFilesHead } from './TeamFiles.tsx';
import { type Traffic, useTraffic } from './use-traffic.ts';
import { useDeleteCaptures } from './use-delete-captures.tsx';

const CaptureContent = lazyComponent(
  async () => (await import('./CaptureContent.tsx')).CaptureContent,
);

interface TrafficBrowserProps {
  gameId: number;
  /** Challenges whose traffic is captured. */
  challenges: readonly ChallengeTraffic[];
}

/** Challenges, the teams of one, the files of a team, the content of a file. */
export function TrafficBrowser({ gameId, challenges }: TrafficBrowserProps) {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const traffic = useTraffic(gameId, challenges);
  const isAdmin = hasRole(useProfile() ?? null, 'Admin');
  const { challenge, team, file, set, close } = traffic;
  const [deletions, question] = useDeleteCaptures(traffic);
  const removal = isAdmin ? deletions : undefined;
  const owner = challenge && team && { challengeId: challenge.id, participationId: team.id };
  const columns = [useChallengeColumn(traffic), useTeamColumn(traffic)];
  return (
    <>
      <CaptureBrowser
        back={words.back()}
        onBack={(to) => {
          if (to === 'files') close('file');
          else if (to === 'teams') set({ team: null, file: null });
          else set({ chal: null, team: null, file: null });
        }}
        columns={columns}
        files={{
          label: words.fileColumn(),
          ...(owner && {
            head: <TeamFilesHead traffic={traffic} owner={owner} removal={removal} />,
          }),
          content: (
            <TeamFiles
              key={`${challenge?.id} ${team?.id}`}
              traffic={traffic}
              owner={owner}
              removal={removal}
            />
          ),
        }}
        preview={
          owner &&
          file && {
            label: words.contentOf({ file: file.fileName }),
            content: (
              <PartErrorBoundary resetOn={[file.fileName]}>
                <Suspense fallback={<PageLoader />}>
                  <CaptureContent
                    key={file.fileName}
                    owner={owner}
                    file={file}
                    onClose={() => close('file')}
                    {...(removal && { onRemove: () => removal.askOne(owner, file) })}
                  />
                </Suspense>
              </PartErrorBoundary>
            ),
          }
        }
      />
      {question}
    </>
  );
}

function useChallengeColumn({ challenges, challenge, set }: Traffic) {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const [find, setFind] = useState('');
  return {
    id: 'challenges',
    label: words.challengeColumn(),
    head: (
      <SearchField
        size="small"
        label={LL.staff.monitor.challenge()}
        placeholder={LL.staff.monitor.challenge()}
        value={find}
        onValueChange={setFind}
      />
    ),
    options: inListOrder(challenges)
      .filter(({ title }) => contains(title, find))
      .map(({ id, title, category, count }) => ({
        id: String(id),
        name: title,
        start: <CategoryFlag category={category} label={categoryName(LL, category)} size={16} />,
        end: [LL.common.teamCount({ count })],
      })),
    selected: challenge ? String(challenge.id) : null,
    onSelect: (id: string) => set({ chal: id, team: null, file: null }),
    onEnter: true,
    empty: LL.staff.monitor.empty(),
  };
}

function useTeamColumn({ challenge, teams, team, set }: Traffic) {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const [find, setFind] = useState('');
  const { data, error, refetch } = teams;
  const isLoading = challenge !== undefined && !data && !error;
  return {
    id: 'teams',
    label: challenge ? words.teamsOf({ challenge: challenge.title }) : words.teamColumn(),
    head: (
      <SearchField
        size="small"
        label={LL.staff.monitor.team()}
        placeholder={LL.staff.monitor.team()}
        value={find}
        onValueChange={setFind}
      />
    ),
    loadingRows: isLoading ? Math.max(challenge.count, 1) : 0,
    options:
      challenge === undefined
        ? []
        : (data ?? [])
            .filter(({ name }) => contains(name, find))
            .map(({ id, name, avatar, division, count }) => ({
              id: String(id),
              name,
              start: <Avatar name={name} kind="team" src={avatar} />,
              ...(division !== null && { detail: division }),
              end: [words.fileCount({ count })],
            })),
    selected: team ? String(team.id) : null,
    onSelect: (id: string) => set({ team: id, file: null }),
    onEnter: true,
    empty:
      challenge === undefined ? (
        words.chooseChallenge()
      ) : error && !data ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : data?.length === 0 ? (
        words.noTeams()
      ) : (
        LL.staff.monitor.empty()
      ),
  };
}

function contains(name: string, find: string): boolean {
  return name.toLowerCase().includes(find.trim().toLowerCase());
}
