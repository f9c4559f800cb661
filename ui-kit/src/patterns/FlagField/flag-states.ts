import {
  Check,
  Hourglass,
  TriangleAlert,
  UsersRound,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react';

/**
 * - idle: may be sent
 * - checking: sent, waiting for the verdict
 * - accepted: right, just now; solved: right, before
 * - wrong: judged and wrong; the text stays and is selected
 * - repeated: the team sent this before, it does not count
 * - odd: does not look like a flag (a space, another prefix); may be sent all the same
 * - limited: too many tries, sending opens again by itself
 * - exhausted: no attempts left; closed: no longer accepted
 * - offline: kept on this device, sent when back
 */
export type FlagState =
  | 'idle'
  | 'checking'
  | 'accepted'
  | 'solved'
  | 'wrong'
  | 'repeated'
  | 'odd'
  | 'limited'
  | 'exhausted'
  | 'closed'
  | 'offline';

type FlagTone = 'faint' | 'ok' | 'warn' | 'danger';

interface Look {
  tone: FlagTone;
  icon?: LucideIcon;
  /** Nothing may be typed any more. */
  shut?: boolean;
  /** The action is visible but disabled. */
  waits?: boolean;
}

export const FLAG_LOOKS: Record<FlagState, Look> = {
  idle: { tone: 'faint' },
  checking: { tone: 'faint', waits: true },
  accepted: { tone: 'ok', icon: Check },
  solved: { tone: 'ok', icon: Check },
  wrong: { tone: 'danger', icon: X },
  repeated: { tone: 'warn', icon: UsersRound },
  odd: { tone: 'warn', icon: TriangleAlert },
  limited: { tone: 'warn', icon: Hourglass, waits: true },
  exhausted: { tone: 'faint', shut: true },
  closed: { tone: 'faint', shut: true },
  offline: { tone: 'warn', icon: WifiOff },
};
