import {
  Ban,
  Check,
  CircleQuestionMark,
  Info,
  Server,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';

/** Kinds of events in a game, for staff. */
export type EventKind = 'solved' | 'wrong' | 'gone' | 'start' | 'stop' | 'cheat' | 'other';

export interface EventMarkProps {
  /** Decides icon and colour. */
  kind: EventKind;
  /** Label of the kind: "Flag", "Start". */
  label: string;
  /** Place of a blood: its pennant is shown instead of the icon. */
  blood?: { place: BloodPlace; label: string } | undefined;
}

const icons: Readonly<Record<EventKind, LucideIcon>> = {
  solved: Check,
  wrong: X,
  gone: CircleQuestionMark,
  start: Server,
  stop: Ban,
  cheat: TriangleAlert,
  other: Info,
};

const Root = styled.span`
  ${text.t13}
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 8px;
  color: ${color.muted};

  &[data-kind='solved'] {
    color: ${color.ok};
  }
  &[data-kind='start'] {
    color: ${color.info};
  }
  &[data-kind='cheat'] {
    color: ${color.danger};
  }
`;

/** The kind of an event as icon and label. */
export function EventMark({ kind, label, blood }: EventMarkProps) {
  return (
    <Root data-kind={kind}>
      {blood ? (
        <BloodPennant place={blood.place} label={blood.label} size={16} />
      ) : (
        <Icon icon={icons[kind]} size={14} />
      )}
      {label}
    </Root>
  );
}
