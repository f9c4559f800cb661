import { styled } from 'styled-components';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { text } from '../../tokens/text.ts';

export interface TeamCellProps {
  /** Name of the team or person; truncated if it does not fit. */
  name: string;
  /** Address of its picture. */
  avatar?: string | null | undefined;
  /** Default `team`. */
  kind?: AvatarProps['kind'];
  /** Size of the avatar in px. Default 20. */
  size?: 20 | 24;
}

const Root = styled.span`
  ${text.t13}
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  font-weight: 500;

  & > :last-child {
    ${text.cut}
  }
`;

/** A team or a person in a row: avatar and name. */
export function TeamCell({ name, avatar, kind = 'team', size = 20 }: TeamCellProps) {
  return (
    <Root>
      <Avatar name={name} kind={kind} size={size} {...(avatar !== undefined && { src: avatar })} />
      <span>{name}</span>
    </Root>
  );
}
