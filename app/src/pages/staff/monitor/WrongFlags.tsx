import { useListSubmissions } from '@halyard/sdk/react';
import { Section, WrongFlagClusters } from '@halyard/ui-kit';
import { pollEvery } from '../../../app/live/live-store.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { challengeCell } from './rows.ts';
import type { Monitor } from './use-monitor.ts';
import { clusterWrongFlags } from './wrong-flags.ts';

/** How many of the last wrong answers are compared: as many as one call answers. */
const COMPARED = 100;
const SHOWN = 8;
const EVERY = 30_000;

/** Wrong answers of several teams: often the flag of the challenge is wrong, or its statement misleads. */
export function WrongFlags({ monitor, flagsShown }: { monitor: Monitor; flagsShown: boolean }) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.submissions;
  const { gameId, board, hasStarted, hasFilters } = monitor;
  const { data } = useListSubmissions(
    gameId,
    { type: 'WrongAnswer', count: COMPARED },
    { query: { enabled: hasStarted, refetchInterval: pollEvery(EVERY) } },
  );
  const clusters = clusterWrongFlags(data ?? []).slice(0, SHOWN);
  return (
    <Section
      title={words.clusters()}
      note={data && data.length > 0 && words.clustersOf({ count: data.length })}
    >
      <WrongFlagClusters
        label={words.clusters()}
        masked={LL.staff.monitor.masked()}
        empty={words.noClusters()}
        loading={!data}
        flagsShown={flagsShown}
        clusters={clusters.map(({ challengeId, challenge, answer, teams, count }) => ({
          id: JSON.stringify([challengeId, challenge, answer]),
          challenge: challengeCell(LL, board, { id: challengeId, title: challenge }),
          teams: LL.staff.teamCount({ count: teams }),
          reason: words.sentTimes({ count }),
          flag: answer,
          ...(hasFilters &&
            challengeId !== undefined && {
              href: href.monitorSubmissions(gameId, { challenge: challengeId, text: answer }),
            }),
        }))}
      />
    </Section>
  );
}
