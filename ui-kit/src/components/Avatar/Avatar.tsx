import { useState } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { cssRef } from '../../tokens/names.ts';
import { radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { initials, nameHue } from './initials.ts';

export type AvatarSize = 20 | 24 | 28 | 32 | 36 | 40 | 64;

export interface AvatarProps {
  /** The team's or person's name. Gives the initials and the colour while there is no picture. */
  name: string;
  /** Teams are shown as squares, people as circles. */
  kind: 'team' | 'person';
  /** Size in pixels. Default 24. */
  size?: AvatarSize;
  /** Address of the picture; a broken one falls back to the letters. */
  src?: string | null;
  /** Name for assistive technology. Give it only where no visible name is next to the avatar. */
  label?: string;
}

const Root = styled.span`
  ${text.t11}
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: ${radius.small};
  font-weight: 600;
  background: oklch(${cssRef('avatarLight')} ${cssRef('avatarChroma')} var(--avatar-hue));
  color: oklch(${cssRef('avatarText')} 0.05 var(--avatar-hue));
  user-select: none;
  &[data-kind='team'] {
    text-transform: uppercase;
  }
  &[data-kind='team']:where([data-size='40'], [data-size='64']) {
    border-radius: ${radius.control};
  }
  &[data-kind='person'] {
    border-radius: ${radius.round};
    text-transform: lowercase;
  }
  &[data-size='20'] {
    border-radius: ${radius.badge};
    letter-spacing: -0.04em;
  }
  &[data-size='20'][data-kind='person'] {
    border-radius: ${radius.round};
  }
  &:where([data-size='32'], [data-size='36'], [data-size='40']) {
    ${text.t13}
    font-weight: 600;
  }
  &[data-size='64'] {
    ${text.t20}
  }
  /* The letters are visible until the picture is loaded. */
  & > * {
    grid-area: 1 / 1;
  }
  &[data-pending] img {
    opacity: 0;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The picture of a team or person, or two initials on a colour derived from the name. */
export function Avatar({ name, kind, size = 24, src, label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const picture = src !== null && src !== undefined && src !== '' && src !== broken ? src : null;
  return (
    <Root
      data-kind={kind}
      data-size={size}
      data-pending={(picture !== null && picture !== loaded) || undefined}
      style={vars({ '--avatar-size': `${size}px`, '--avatar-hue': nameHue(name) })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {(picture === null || picture !== loaded) && <span>{initials(name)}</span>}
      {picture !== null && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(picture)}
          onError={() => setBroken(picture)}
        />
      )}
    </Root>
  );
}
