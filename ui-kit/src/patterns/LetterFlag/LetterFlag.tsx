import { useId } from 'react';
import { Field, Line } from './LetterFlag.styles.ts';
import { flagLetters, LETTERS } from './letters.ts';

/** A letter within an `svg`; `clip` is the id of a clip path of 24 x 24. */
export function LetterShape({
  letter,
  x,
  y,
  size,
  clip,
}: {
  letter: string;
  x: number;
  y: number;
  size: number;
  clip: string;
}) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      <g clipPath={`url(#${clip})`}>
        {LETTERS[letter]?.map(([tone, path]) => (
          <path key={path} data-tone={tone} d={path} />
        ))}
      </g>
    </svg>
  );
}

/** A clip path that rounds the corners of letters. */
export function LetterClip({ id }: { id: string }) {
  return (
    <clipPath id={id}>
      <rect width="24" height="24" rx="1.2" />
    </clipPath>
  );
}

export interface HoistProps {
  /** Only the letters A to Z are shown. */
  text: string;
  /** Size of a flag in px. Default 28. */
  size?: number;
  /** Flags below or beside each other. Default `column`. */
  direction?: 'column' | 'row';
}

/** A word as letter flags. Decorative and hidden from assistive technology. */
export function Hoist({ text, size = 28, direction = 'column' }: HoistProps) {
  const clip = useId();
  return (
    <Line data-direction={direction} aria-hidden>
      {flagLetters(text).map((letter, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- letters repeat and never move
        <Field key={index} width={size} height={size}>
          <LetterClip id={`${clip}${index}`} />
          <LetterShape letter={letter} x={0} y={0} size={size} clip={`${clip}${index}`} />
        </Field>
      ))}
    </Line>
  );
}
