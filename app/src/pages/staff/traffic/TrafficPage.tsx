import { useListCaptures } from '@halyard/sdk/react';
import { hasRole } from '@halyard/sdk/rules';
import { ButtonLink, EmptyState, MissingFlag, PageLoader } from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useProfile } from '../../../app/session/session.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MonitorHeader } from '../monitor/MonitorHeader.tsx';
import { useMonitoredGame } from '../monitor/use-monitored-game.ts';
import { TrafficBrowser } from './TrafficBrowser.tsx';

/** The captured traffic of a game: challenges, their teams, files, the content of a file. */
export function TrafficPage() {
  const { LL } = useLanguage();
  const monitored = useMonitoredGame();
  const { gameId, game } = monitored;
  const captures = useListCaptures(gameId);
  const { data } = captures;
  const failed = !game && monitored.error ? monitored : !data && captures.error && captures;
  return (
    <>
      <MonitorHeader monitor={monitored} tab="traffic" />
      {failed ? (
        <LoadFailure
          error={failed.error}
          onRetry={failed.refetch}
          title={LL.staff.traffic.loadFailed()}
        />
      ) : !game || !data ? (
        <PageLoader />
      ) : data.length === 0 ? (
        <NothingCaptures gameId={gameId} />
      ) : (
        <PartErrorBoundary>
          <TrafficBrowser gameId={gameId} challenges={data} />
        </PartErrorBoundary>
      )}
    </>
  );
}

/** Capturing is switched on in the editor of a challenge, by administrators. */
function NothingCaptures({ gameId }: { gameId: number }) {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const isAdmin = hasRole(useProfile() ?? null, 'Admin');
  return (
    <EmptyState
      figure={<MissingFlag />}
      title={words.none()}
      {...(isAdmin && {
        actions: (
          <ButtonLink href={href.staffChallenges(gameId)}>{words.toChallenges()}</ButtonLink>
        ),
      })}
    >
      {words.noneText({ capture: LL.staff.challenge.capture() })}
    </EmptyState>
  );
}
