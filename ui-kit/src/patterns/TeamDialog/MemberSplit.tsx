import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { vars } from '../../tokens/vars.ts';
import { Bar, List, One, Words } from './MemberSplit.styles.ts';

export interface MemberShare {
  id: string;
  name: string;
  avatar?: string | null;
  /** Share of the team's points, 0 to 1. */
  share: number;
  /** "1,724 · 6 solves" */
  note: string;
}

/** Tints of the bar's parts; the order of the names says which is whose. */
const WEIGHTS = [1, 0.72, 0.48, 0.34, 0.24] as const;

/** Who won how much of a team's points: one bar in parts, the best first. */
export const MemberSplit = ({
  label,
  members,
  own,
}: {
  label: string;
  members: readonly MemberShare[];
  own: boolean;
}) => (
  <>
    <Bar aria-hidden data-own={own || undefined}>
      {members.map(({ id, share }, index) => (
        <i
          key={id}
          style={vars({ '--share': share, '--weight': WEIGHTS[index] ?? WEIGHTS.at(-1) })}
        />
      ))}
    </Bar>
    <List aria-label={label}>
      {members.map(({ id, name, avatar, note }) => (
        <One key={id}>
          <Avatar kind="person" name={name} src={avatar ?? null} />
          <Words>
            <span>{name}</span>
            <span>{note}</span>
          </Words>
        </One>
      ))}
    </List>
  </>
);
