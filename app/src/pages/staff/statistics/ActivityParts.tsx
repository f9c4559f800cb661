import type { GameStatistics } from '@halyard/sdk/types';
import { roughDuration } from '../../../game/durations.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { TimePart } from './TimePart.tsx';

interface PartProps {
  data: GameStatistics;
}

const MINUTE = 60_000;

/** Solves and other submissions over time. */
export function SubmissionsPart({ data: { activity } }: PartProps) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { step, bins } = activity;
  const most = Math.max(0, ...bins.map(({ solves, repeats, wrong }) => solves + repeats + wrong));
  const perMinute = Math.round((most / (step / MINUTE)) * 10) / 10;
  return (
    <TimePart
      title={words.submissions()}
      text={words.submissionsText({
        span: roughDuration(LL, step),
        rate: LL.common.number({ value: perMinute }),
      })}
      empty={words.nothingSent()}
      levels={[
        { id: 'solves', name: words.solves(), tone: 'ok' },
        { id: 'repeats', name: words.repeats(), tone: 'strong' },
        { id: 'wrong', name: words.wrong(), tone: 'neutral' },
      ]}
      bins={bins.map(({ time, solves, repeats, wrong }) => ({
        time,
        counts: [solves, repeats, wrong],
      }))}
      step={step}
    />
  );
}

/** How many teams submitted something, over time. */
export function ActiveTeamsPart({ data: { activity } }: PartProps) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { step, bins } = activity;
  return (
    <TimePart
      title={words.activity()}
      text={words.activityText({ span: roughDuration(LL, step) })}
      empty={words.nothingSent()}
      levels={[{ id: 'teams', name: words.teams(), tone: 'strong' }]}
      bins={bins.map(({ time, teams }) => ({ time, counts: [teams] }))}
      step={step}
    />
  );
}

/** How many teams go on submitting something, over time. */
export function KeepPlayingPart({ data: { activity, teams } }: PartProps) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  return (
    <TimePart
      title={words.dropOff()}
      text={words.dropOffText()}
      empty={words.nothingSent()}
      levels={[{ id: 'teams', name: words.teams(), tone: 'strong' }]}
      bins={remaining(activity.bins, teams.tried)}
      step={activity.step}
    />
  );
}

/** For each span, the teams whose last one it is or comes later. */
function remaining(bins: GameStatistics['activity']['bins'], all: number) {
  let left = all;
  return bins.map(({ time, lastTeams }) => {
    const counts = [left];
    left -= lastTeams;
    return { time, counts };
  });
}
