import type { GamePhase } from '@halyard/sdk/rules';
import { Clock, Repeat, Snowflake } from 'lucide-react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Line } from './PhaseBadge.styles.ts';

/** What a badge can say: a live game's scoreboard may stand still until the ceremony. */
export type ShownPhase = GamePhase | 'frozen';

export interface PhaseBadgeProps {
  phase: ShownPhase;
  /** "Live", "Live since Fri 13:00", "in 5 d 23 h" */
  label: string;
  /** line: a dot and its word, for headers; badge: on cards. Default line. */
  look?: 'line' | 'badge';
}

const dots = {
  upcoming: 'info',
  running: 'brand',
  frozen: 'info',
  ended: 'neutral',
  practice: 'hollow',
} as const;

/** Where a game stands in time, as mark and word. */
export function PhaseBadge({ phase, label, look = 'line' }: PhaseBadgeProps) {
  if (look === 'line') {
    return (
      <Line>
        {phase === 'frozen' ? (
          <Icon icon={Snowflake} size={14} />
        ) : (
          <Dot tone={dots[phase]} live={phase === 'running'} />
        )}
        {label}
      </Line>
    );
  }
  switch (phase) {
    case 'running':
      return (
        <Badge tone="brand" mark={<Dot />}>
          {label}
        </Badge>
      );
    case 'upcoming':
      return (
        <Badge tone="info" icon={Clock}>
          {label}
        </Badge>
      );
    case 'frozen':
      return (
        <Badge tone="info" icon={Snowflake}>
          {label}
        </Badge>
      );
    case 'practice':
      return <Badge icon={Repeat}>{label}</Badge>;
    case 'ended':
      return <Badge>{label}</Badge>;
  }
}
