import { Check } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { stepThrough } from '../ReviewQueue/review-keys.ts';
import { Item, List, Names, Rank, RowLink, State } from './WriteupReader.styles.ts';

export interface WriteupItem {
  id: string;
  href: string;
  rank: string;
  team: string;
  avatar?: string | null;
  /** "Sat 16:12, 44 pages"; the division for a missing one. */
  detail: string;
  state: 'read' | 'unread' | 'missing' | 'own';
  /** The state in words: "read", "missing", "your team". */
  stateLabel: string;
}

export interface WriteupListProps {
  /** "Writeups by rank" */
  label: string;
  /** The teams by rank, with the state of their writeup. */
  items: readonly WriteupItem[];
  /** The writeup that is open in the reader. */
  openId?: string | undefined;
  /** Called for the keys j and k, which skip missing writeups. */
  onOpen: (id: string) => void;
  /** Called for the key r: marks the open one as read. */
  onRead: (id: string) => void;
}

function Mark({ state, stateLabel }: Pick<WriteupItem, 'state' | 'stateLabel'>) {
  if (state === 'missing') return <Badge tone="warn">{stateLabel}</Badge>;
  if (state === 'own') return <Badge tone="brand">{stateLabel}</Badge>;
  return (
    <State>
      {state === 'read' && <Icon icon={Check} size={14} />}
      {stateLabel}
    </State>
  );
}

/** The teams by rank, with the state of their writeups. */
export function WriteupList({ label, items, openId, onOpen, onRead }: WriteupListProps) {
  const KitLink = useLink();
  const list = useRef<HTMLUListElement>(null);
  const there = items.filter(({ state }) => state !== 'missing').map(({ id }) => id);
  const keyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'r' && openId !== undefined) onRead(openId);
    else if (key === 'j' || key === 'k') {
      const next = stepThrough(there, openId, key === 'j' ? 1 : -1);
      if (next === undefined) return;
      if (next !== openId) onOpen(next);
      const at = items.findIndex(({ id }) => id === next);
      list.current?.querySelectorAll('a')[at]?.focus();
    } else return;
    // The page may use the same keys when the focus is elsewhere.
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <List ref={list} aria-label={label} onKeyDown={keyDown}>
      {items.map(({ id, href, rank, team, avatar, detail, state, stateLabel }) => (
        <Item key={id}>
          <RowLink
            as={KitLink}
            href={href}
            aria-current={id === openId || undefined}
            data-selected={id === openId || undefined}
            data-missing={state === 'missing' || undefined}
          >
            <span>{state === 'unread' && <Dot />}</span>
            <Rank>{rank}</Rank>
            <Avatar
              name={team}
              kind="team"
              size={28}
              {...(avatar !== undefined && { src: avatar })}
            />
            <Names>
              <span>{team}</span>
              <span>{detail}</span>
            </Names>
            <Mark state={state} stateLabel={stateLabel} />
          </RowLink>
        </Item>
      ))}
    </List>
  );
}
