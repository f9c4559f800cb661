import { useId, useState } from 'react';
import { LetterClip, LetterShape } from '../LetterFlag/LetterFlag.tsx';
import { Frame, Ground, Picture } from './Poster.styles.ts';
import { posterGround, posterLayout, posterLetters } from './poster-layout.ts';

export interface PosterProps {
  title: string;
  /** Decides the flags of a title without letters A to Z. */
  id: number | string;
  /** Address of an uploaded poster. The letters stand until it is there, and where it is broken. */
  image?: string | null | undefined;
  /** Size the flags are set for, in px: the poster fills its box and is cut where the shape differs. */
  width?: number;
  height?: number;
  /** Recedes, for games that are over. */
  faded?: boolean;
}

/** A game's picture: the uploaded one, or the letter flags of its title on a flat ground. */
export function Poster({ title, id, image, width = 316, height = 112, faded }: PosterProps) {
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const clip = useId();
  const letters = posterLetters(title, id);
  const layout = posterLayout(letters, width, height);
  const hoist = (
    <Ground
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-calm
      data-ground={posterGround(letters)}
      data-faded={faded || undefined}
      aria-hidden
    >
      <LetterClip id={clip} />
      {layout.lines.map((y) => (
        <line key={y} x1={-width} x2={2 * width} y1={y} y2={y} />
      ))}
      {layout.flags.map((flag) => (
        <LetterShape key={`${flag.x} ${flag.y}`} {...flag} size={layout.size} clip={clip} />
      ))}
    </Ground>
  );
  if (!image || image === broken) return hoist;
  return (
    <Frame>
      {image !== loaded && hoist}
      <Picture
        src={image}
        alt=""
        loading="lazy"
        decoding="async"
        data-pending={image !== loaded || undefined}
        data-faded={faded || undefined}
        onLoad={() => setLoaded(image)}
        onError={() => setBroken(image)}
      />
    </Frame>
  );
}
