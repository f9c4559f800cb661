import {
  Check,
  CircleSlash,
  Hourglass,
  LogIn,
  Repeat,
  UsersRound,
  X,
  type LucideIcon,
} from 'lucide-react';

/**
 * A person's status in a game. `open` has the fields and no message; `over` is the end without
 * practice.
 */
export type JoinState =
  | 'open'
  | 'signedOut'
  | 'noTeam'
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'suspended'
  | 'practice'
  | 'over';

/** Icon and tone of each state; undefined without a message. */
export const JOIN_LOOKS: Partial<
  Record<JoinState, { icon: LucideIcon; tone?: 'ok' | 'warn' | 'danger' }>
> = {
  signedOut: { icon: LogIn },
  noTeam: { icon: UsersRound },
  pending: { icon: Hourglass, tone: 'warn' },
  accepted: { icon: Check, tone: 'ok' },
  rejected: { icon: X, tone: 'danger' },
  suspended: { icon: CircleSlash, tone: 'danger' },
  practice: { icon: Repeat },
  over: { icon: CircleSlash },
};
