import { Lanes, type LaneKind } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { linksOf, type Moment, momentsOf, type PairActivity } from './case-facts.ts';
import { challengesOf, type CheatPair } from './pairs.ts';

const LOOKS = {
  start: { mark: 'square', tone: 'info' },
  wrong: { mark: 'cross', tone: 'muted' },
  solved: { mark: 'disc', tone: 'ok' },
  foreign: { mark: 'triangle', tone: 'danger' },
} as const satisfies Record<Moment['kind'], Omit<LaneKind, 'id' | 'name'>>;

const KINDS = ['start', 'wrong', 'solved', 'foreign'] as const;

/** Space before the first moment and after the last one, as a share of the time between. */
const MARGIN = 0.05;
const LEAST_MARGIN = 30_000;

/** What both teams have done about the challenges of their reports, by time. */
export function CaseTimeline({
  pair,
  activity,
}: {
  pair: CheatPair;
  activity: PairActivity | undefined;
}) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const challenges = new Set(challengesOf(pair).map(({ title }) => title));
  const owner = activity ? momentsOf('owner', activity.owner, challenges) : [];
  const sender = activity ? momentsOf('sender', activity.sender, challenges) : [];
  const [start, end] = spanOf([...owner, ...sender]);
  const names = { owner: pair.owner.team.name, sender: pair.sender.team.name };
  const toEvents = (moments: readonly Moment[]) =>
    moments.map(({ id, at, kind, challenge }) => ({
      id,
      at,
      kind,
      ...((kind === 'solved' || kind === 'foreign') && {
        label: words.of({ challenge, kind: words.kinds[kind]() }),
      }),
    }));
  return (
    <Lanes
      loading={activity === undefined}
      empty={words.timelineEmpty()}
      label={words.timelineLabel(names)}
      kinds={KINDS.map((id) => ({ id, name: words.kinds[id](), ...LOOKS[id] }))}
      lanes={[
        { id: 'owner', name: names.owner, events: toEvents(owner) },
        { id: 'sender', name: names.sender, events: toEvents(sender) },
      ]}
      links={linksOf(owner, sender)}
      start={start}
      end={end}
      formatTime={dates.clock}
      words={{
        table: words.asTable(),
        chart: words.asChart(),
        time: LL.staff.monitor.time(),
        who: LL.staff.monitor.team(),
        what: words.what(),
      }}
    />
  );
}

function spanOf(moments: readonly Moment[]): [number, number] {
  const times = moments.map(({ at }) => at);
  if (times.length === 0) return [0, 1];
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const margin = Math.max((last - first) * MARGIN, LEAST_MARGIN);
  return [first - margin, last + margin];
}
