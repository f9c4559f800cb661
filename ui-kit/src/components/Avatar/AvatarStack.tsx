import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { Avatar, type AvatarSize } from './Avatar.tsx';

export interface AvatarStackProps {
  /**
   * In order of importance: those beyond `max` are only counted. `src` is the address of a picture;
   * without one, initials are shown.
   */
  people: readonly { name: string; src?: string | null }[];
  /** How many to show before "+2". Default 4. */
  max?: number;
  /** Default 24. */
  size?: Extract<AvatarSize, 20 | 24 | 28>;
  /** What the avatars show. Default `person`. */
  kind?: 'person' | 'team';
  /** What the group is, for assistive technology: "4 members". */
  label: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
`;

const Item = styled.span`
  border-radius: ${radius.round};
  box-shadow: 0 0 0 2px ${color.surface};
  &[data-kind='team'] {
    border-radius: ${radius.small};
  }
  & + & {
    margin-inline-start: -3px;
  }
`;

const Rest = styled.span`
  ${text.t12}
  ${text.figures}
  margin-inline-start: 6px;
  color: ${color.faint};
`;

/** Overlapping avatars of several people; those above `max` are shown as a number. */
export function AvatarStack({
  people,
  max = 4,
  size = 24,
  kind = 'person',
  label,
}: AvatarStackProps) {
  return (
    <Root role="img" aria-label={label}>
      {people.slice(0, max).map(({ name, src }) => (
        <Item key={name} data-kind={kind}>
          <Avatar name={name} kind={kind} size={size} src={src ?? null} />
        </Item>
      ))}
      {people.length > max && <Rest>+{people.length - max}</Rest>}
    </Root>
  );
}
