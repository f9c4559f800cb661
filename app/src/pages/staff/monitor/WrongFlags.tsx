import { useListWrongFlags } from '@halyard/sdk/react';
import { Section, Stack, WrongFlagClusters } from '@halyard/ui-kit';
import { pollEvery } from '../../../app/live/live-store.ts';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { markStray } from '../../../game/stray.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { challengeCell } from './rows.ts';
import type { Monitor } from './use-monitor.ts';

const SHOWN = 10;
/** Teams that are named of an answer. */
const NAMED = 3;
const EVERY = 15_000;

/** Wrong answers of several teams: often the flag of the challenge is wrong, or its statement misleads. */
export function WrongFlags({ monitor, flagsShown }: { monitor: Monitor; flagsShown: boolean }) {
  const { LL } = useLanguage();
  const { gameId, board, hasStarted, hasFilters } = monitor;
  const isOffered = useExtension('wrongFlags') === true;
  const { data } = useListWrongFlags(gameId, {
    query: { enabled: isOffered && hasStarted, refetchInterval: pollEvery(EVERY) },
  });
  if (!data || data.length === 0) return null;
  const title = LL.staff.monitor.submissions.clusters();
  return (
    <Stack pad="page" maxWidth={960}>
      <Section title={title}>
        <WrongFlagClusters
          label={title}
          masked={LL.staff.monitor.masked()}
          flagsShown={flagsShown}
          clusters={data
            .slice(0, SHOWN)
            .map(({ challengeId, challenge, answer, teams, senders }) => ({
              id: JSON.stringify([challengeId, answer]),
              challenge: challengeCell(LL, board, { id: challengeId, title: challenge }),
              teams: LL.staff.teamCount({ count: teams }),
              reason: nameSome(senders, teams),
              flag: markStray(answer),
              ...(hasFilters && {
                href: href.monitorSubmissions(gameId, { challenge: challengeId, text: answer }),
              }),
            }))}
        />
      </Section>
    </Stack>
  );
}

/** "Undertow, Halogen, Tidal Lock +34" */
function nameSome(senders: readonly { team: string }[], count: number): string {
  const names = senders.slice(0, NAMED).map(({ team }) => team);
  const others = count - names.length;
  return names.join(', ') + (others > 0 ? ` +${others}` : '');
}
