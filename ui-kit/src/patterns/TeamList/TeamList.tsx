import { Crown, Lock } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { ItemList } from '../../layouts/ItemList/ItemList.tsx';
import { Note } from './TeamList.styles.ts';

/** One of my teams in the list. */
export interface ListedTeam {
  id: number;
  name: string;
  avatar?: string | null;
  href: string;
  /** The page shows this one. */
  current?: boolean;
  /** "Captain"; the crown's name when it is me. */
  captainLabel?: string | undefined;
  /** "3 of 4 · Open for changes" */
  note: string;
  /** Changes are closed: a lock stands before the note, which says until when. */
  locked?: boolean;
}

export interface TeamListProps {
  /** "My teams" */
  label: string;
  teams: readonly ListedTeam[];
}

/** My teams, as the left column of their page. */
export function TeamList({ label, teams }: TeamListProps) {
  return (
    <ItemList
      label={label}
      look="pane"
      items={teams.map(({ id, name, avatar, href, current, captainLabel, note, locked }) => ({
        id,
        title: name,
        href,
        ...(current && { current }),
        lead: <Avatar kind="team" name={name} src={avatar ?? null} size={40} />,
        mark: captainLabel && <Icon icon={Crown} size={14} label={captainLabel} />,
        note: (
          <Note>
            {locked && <Icon icon={Lock} size={12} />}
            {note}
          </Note>
        ),
      }))}
    />
  );
}
