import { Binoculars, Check, CircleSlash, Gavel, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';

/** States of a case. */
export type PairStateName = 'new' | 'watching' | 'cleared' | 'confirmed' | 'suspended';

export interface PairStateProps {
  /** Decides icon and colour. */
  state: PairStateName;
  /** The state in words. */
  label: string;
}

const looks: Readonly<Record<PairStateName, { tone: BadgeTone; icon?: LucideIcon }>> = {
  new: { tone: 'danger' },
  watching: { tone: 'warn', icon: Binoculars },
  cleared: { tone: 'neutral', icon: Check },
  confirmed: { tone: 'danger', icon: Gavel },
  suspended: { tone: 'neutral', icon: CircleSlash },
};

/** The state of a case about two teams. */
export function PairState({ state, label }: PairStateProps) {
  return <Badge {...looks[state]}>{label}</Badge>;
}
