import { Check, Clock, Server } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { BloodPennant } from '../BloodPennant/BloodPennant.tsx';
import { Done, Mark } from './ChallengeMarks.styles.ts';
import type { ChallengeItem } from './challenge-item.ts';

/** The tick of a solved challenge, or the state of an unsolved one. */
export function StateMark({ solved, mark }: Pick<ChallengeItem, 'solved' | 'mark'>) {
  if (solved) {
    return (
      <Done>
        <Icon icon={Check} size={14} />
      </Done>
    );
  }
  if (!mark) return null;
  return (
    <Mark aria-hidden data-kind={mark.kind} data-timed={mark.text ? true : undefined}>
      {mark.kind === 'running' && <Icon icon={Server} size={mark.text ? 12 : 14} />}
      {mark.kind === 'closing' && <Icon icon={Clock} size={12} />}
      {mark.text}
    </Mark>
  );
}

/** The pennant of the viewer's team, or the outline of the best blood that is still available. */
export function BloodMark({
  solved,
  blood,
  openBlood,
}: Pick<ChallengeItem, 'solved' | 'blood' | 'openBlood'>) {
  if (blood) return <BloodPennant place={blood} />;
  if (openBlood && !solved) return <BloodPennant place={openBlood} open />;
  return null;
}
