import { useGetGameStatistics } from '@halyard/sdk/react';
import type { GameStatistics } from '@halyard/sdk/types';
import {
  EmptyState,
  Grid,
  MissingFlag,
  PageLoader,
  Stack,
  Text,
  Card,
  Stat,
  StatRow,
} from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MonitorHeader } from '../monitor/MonitorHeader.tsx';
import { useMonitoredGame } from '../monitor/use-monitored-game.ts';
import { ChallengesPart } from './ChallengesPart.tsx';
import { ActiveTeamsPart, KeepPlayingPart, SubmissionsPart } from './ActivityParts.tsx';
import { roughDuration } from '../../../game/durations.ts';
import { TimePart } from './TimePart.tsx';
import { BarsPart } from './BarsPart.tsx';

interface TeamFiguresProps {
  teams: GameStatistics['teams'];
  hasStarted: boolean;
}

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

/** When teams registered. */
function RegistrationsPart({ data: { registrations } }: { data: GameStatistics }) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { step, bins } = registrations;
  return (
    <TimePart
      title={words.registrations()}
      text={words.registrationsText({ span: roughDuration(LL, step) })}
      empty={words.noRegistrations()}
      levels={[{ id: 'teams', name: words.teams(), tone: 'strong' }]}
      bins={bins.map(({ time, teams }) => ({ time, counts: [teams] }))}
      step={step}
    />
  );
}

/** How many teams have which score. */
function ScoresPart({ data: { scores } }: { data: GameStatistics }) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { step, bins } = scores;
  const number = (value: number) => LL.common.number({ value });
  return (
    <BarsPart
      title={words.scores()}
      text={words.scoresText({ step })}
      empty={words.noTeams()}
      head={LL.common.score()}
      levels={[{ id: 'teams', name: words.teams(), tone: 'strong' }]}
      buckets={bins.map(({ score, teams }) => ({ at: score, counts: [teams] }))}
      end={(bins.at(-1)?.score ?? 0) + step}
      axis="number"
      formatAt={number}
      formatTick={number}
    />
  );
}

/** How many teams came how far, each as a share of the accepted ones. */
function TeamFigures({ teams, hasStarted }: TeamFiguresProps) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { registered, accepted, tried, solved } = teams;
  const number = (value: number) => LL.common.number({ value });
  const share = (value: number) =>
    accepted === 0 ? {} : { unit: words.share({ percent: Math.round((value / accepted) * 100) }) };
  return (
    <Card pad={0}>
      <StatRow>
        <Stat size={20} label={words.registered()} value={number(registered)} />
        <Stat size={20} label={words.accepted()} value={number(accepted)} />
        {hasStarted && (
          <Stat size={20} label={words.triedAny()} value={number(tried)} {...share(tried)} />
        )}
        {hasStarted && (
          <Stat size={20} label={words.solvedAny()} value={number(solved)} {...share(solved)} />
        )}
      </StatRow>
    </Card>
  );
}
