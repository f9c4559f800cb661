import { useId, useState } from 'react';
import { LetterClip, LetterShape } from '../LetterFlag/LetterFlag.tsx';
import { Frame, Ground, Picture } from './Poster.styles.ts';
import { posterGround, posterLayout, posterLetters } from './poster-layout.ts';

export interface PosterProps {
  /** Its first letters A to Z become signal flags, while there is no picture. */
  title: string;
  /** Determines the flags of a title without letters A to Z. */
  id: number | string;
  /** Address of an uploaded poster. Letters are shown until it is loaded, or if it cannot be loaded. */
  image?: string | null | undefined;
  /** Size in px for which the flags are placed. The poster fills its box and is cropped if needed. */
  width?: number;
  /** Height in px for which the flags are placed. */
  height?: number;
  /** Less prominent, for games that have ended. */
  faded?: boolean;
}

/** The picture of a game: the uploaded one, or letter flags of its title on a plain background. */
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
