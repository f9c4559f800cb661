import { type Signal, SignalList } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type CaseSignal, type PairActivity, signalsOf } from './case-facts.ts';
import type { CheatPair } from './pairs.ts';

const LOOKS = {
  sentSoon: { kind: 'order', strength: 'strong' },
  sentBefore: { kind: 'other', strength: 'some' },
  noStart: { kind: 'instance', strength: 'strong' },
  equalWrong: { kind: 'answers', strength: 'some' },
} as const satisfies Record<CaseSignal['kind'], Pick<Signal, 'kind' | 'strength'>>;

/** Other signs that the two teams shared flags. */
export function CaseSignals({
  pair,
  activity,
}: {
  pair: CheatPair;
  activity: PairActivity | undefined;
}) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const owner = pair.owner.team.name;
  const textOf = (signal: CaseSignal): string => {
    switch (signal.kind) {
      case 'sentSoon':
        return words.sentSoon({ challenge: signal.challenge, seconds: signal.seconds, owner });
      case 'sentBefore':
        return words.sentBefore({ challenge: signal.challenge, owner });
      case 'noStart':
        return words.noStart({ challenge: signal.challenge });
      case 'equalWrong':
        return words.equalWrong({ count: signal.count });
    }
  };
  return (
    <SignalList
      label={words.signals()}
      loading={activity === undefined}
      signals={(activity ? signalsOf(pair, activity) : []).map((signal, index) => ({
        id: `${signal.kind}-${index}`,
        text: textOf(signal),
        ...LOOKS[signal.kind],
      }))}
      words={{ strong: words.strong(), some: words.some() }}
      empty={words.noSignals()}
    />
  );
}
