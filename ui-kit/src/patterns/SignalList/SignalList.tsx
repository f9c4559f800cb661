import { CircleAlert, Copy, Info, ListOrdered, Network, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Item, List, None, Words } from './SignalList.styles.ts';

/** Source of a signal. */
export type SignalKind = 'instance' | 'address' | 'answers' | 'order' | 'other';

export interface Signal {
  id: string;
  kind: SignalKind;
  /** "Sent a Loose Cannon flag without a container" */
  text: ReactNode;
  /** Strength of the evidence. */
  strength: 'strong' | 'some';
}

export interface SignalListProps {
  /** "Signals" */
  label: string;
  /** What speaks for an exchange of flags, strongest first. */
  signals: readonly Signal[];
  /** Labels of the strengths: "strong", "some". */
  words: Readonly<Record<Signal['strength'], string>>;
  /** Shows skeleton rows instead. */
  loading?: boolean;
  /** Shown when there are no signals: "Nothing but the flag itself." */
  empty?: ReactNode;
}

const icons: Readonly<Record<SignalKind, LucideIcon>> = {
  instance: CircleAlert,
  address: Network,
  answers: Copy,
  order: ListOrdered,
  other: Info,
};

/** Evidence that a flag was shared: hints, not proof. */
export function SignalList({ label, signals, words, loading, empty }: SignalListProps) {
  if (!loading && signals.length === 0) return <None>{empty}</None>;
  return (
    <List aria-label={label} aria-busy={loading || undefined}>
      {loading &&
        Array.from({ length: 4 }, (_, row) => (
          <Item key={row}>
            <Skeleton />
          </Item>
        ))}
      {!loading &&
        signals.map(({ id, kind, text: said, strength }) => (
          <Item key={id}>
            <Icon icon={icons[kind]} />
            <Words>{said}</Words>
            <Badge tone={strength === 'strong' ? 'danger' : 'warn'}>{words[strength]}</Badge>
          </Item>
        ))}
    </List>
  );
}
