import { useGetGameStatistics } from '@halyard/sdk/react';
import type { GameStatistics } from '@halyard/sdk/types';
import { EmptyState, Grid, MissingFlag, PageLoader, Stack, Text } from '@halyard/ui-kit';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../app/errors/PageErrorBoundary.tsx';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { MonitorHeader } from './monitor/MonitorHeader.tsx';
import { useMonitoredGame } from './monitor/use-monitored-game.ts';
import { ChallengesPart } from './statistics/ChallengesPart.tsx';
import { RegistrationsPart } from './statistics/RegistrationsPart.tsx';
import { ScoresPart } from './statistics/ScoresPart.tsx';
import { ActiveTeamsPart, KeepPlayingPart, SubmissionsPart } from './statistics/ActivityParts.tsx';
import { TeamFigures } from './statistics/TeamFigures.tsx';

const EVERY = 10_000;

/** The figures of a game. */
export function StatisticsPage() {
  const { LL, dates } = useLanguage();
  const words = LL.staff.statistics;
  const isOffered = useExtension('statistics');
  const monitored = useMonitoredGame();
  const { gameId, game, hasStarted } = monitored;
  const statistics = useGetGameStatistics(gameId, {
    query: { enabled: isOffered === true, refetchInterval: EVERY },
  });
  const { data } = statistics;
  const failed = !game && monitored.error ? monitored : !data && statistics.error && statistics;
  return (
    <>
      <MonitorHeader monitor={monitored} tab="statistics">
        {data && (
          <Text size={12} tone="faint">
            {words.asOf({ time: dates.time(data.time) })}
          </Text>
        )}
      </MonitorHeader>
      {isOffered === false ? (
        <EmptyState figure={<MissingFlag />} title={words.notOffered()} />
      ) : failed ? (
        <LoadFailure error={failed.error} onRetry={failed.refetch} title={words.loadFailed()} />
      ) : game && data ? (
        <PartErrorBoundary>
          <Figures data={data} hasStarted={hasStarted} />
        </PartErrorBoundary>
      ) : (
        <PageLoader />
      )}
    </>
  );
}

function Figures({ data, hasStarted }: { data: GameStatistics; hasStarted: boolean }) {
  const { LL } = useLanguage();
  return (
    <Stack pad="page" gap={16}>
      <TeamFigures teams={data.teams} hasStarted={hasStarted} />
      {hasStarted ? (
        <>
          <SubmissionsPart data={data} />
          <Grid columns="repeat(2, minmax(0, 1fr))">
            <ActiveTeamsPart data={data} />
            <KeepPlayingPart data={data} />
            <ScoresPart data={data} />
            <RegistrationsPart data={data} />
          </Grid>
          <ChallengesPart data={data} />
        </>
      ) : (
        <>
          <RegistrationsPart data={data} />
          <EmptyState figure={<MissingFlag />} title={LL.staff.monitor.notStarted()}>
            {LL.staff.statistics.notStartedText()}
          </EmptyState>
        </>
      )}
    </Stack>
  );
}
