import { Avatar, type AvatarSize } from './Avatar.tsx';
import { Item, Rest, Root } from './AvatarStack.styles.ts';

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
