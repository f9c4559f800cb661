import type { GamePhase } from '@halyard/sdk/rules';
import { Clock, Repeat, Snowflake } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

/** The phases that a badge can show; `frozen` is a live game with a frozen scoreboard. */
export type ShownPhase = GamePhase | 'frozen';

export interface PhaseBadgeProps {
  /** Where the game is in time: decides mark and colour. */
  phase: ShownPhase;
  /** "Live", "Live since Fri 13:00", "in 5 d 23 h" */
  label: string;
  /** `line`: a dot and a label, for headers; `badge`: for cards. Default `line`. */
  look?: 'line' | 'badge';
}

const dots = {
  upcoming: 'info',
  running: 'brand',
  frozen: 'info',
  ended: 'neutral',
  practice: 'neutral',
} as const;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
  white-space: nowrap;

  & > svg {
    color: ${color.info};
  }
`;

/** The phase of a game, as a mark and a label. */
export function PhaseBadge({ phase, label, look = 'line' }: PhaseBadgeProps) {
  if (look === 'line') {
    return (
      <Line>
        {phase === 'frozen' ? (
          <Icon icon={Snowflake} size={14} />
        ) : (
          <Dot tone={dots[phase]} live={phase === 'running'} hollow={phase === 'practice'} />
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
