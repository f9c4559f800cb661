import { Crown, Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { ItemList } from '../../layouts/ItemList/ItemList.tsx';

/** A team in the list. */
export interface ListedTeam {
  id: number;
  name: string;
  avatar?: string | null;
  href: string;
  /** The team that the page shows. */
  current?: boolean;
  /** "Captain": name of the crown, if the viewer is the captain. */
  captainLabel?: string | undefined;
  /** "3 of 4 · Open for changes" */
  note: string;
  /** The team is locked: shows a lock before the note, which says until when. */
  locked?: boolean;
}

export interface TeamListProps {
  /** "My teams" */
  label: string;
  /** The teams in order, each with its address. */
  teams: readonly ListedTeam[];
}

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

/** The viewer's teams, in the left column of the teams page. */
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
