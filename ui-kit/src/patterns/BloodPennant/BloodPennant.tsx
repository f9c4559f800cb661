import { Pennant } from './BloodPennant.styles.ts';

/** First, second or third solver of a challenge. */
export type BloodPlace = 1 | 2 | 3;

export interface BloodPennantProps {
  place: BloodPlace;
  /** Height in px; 16 unless told, the least at which the digit is 11 px tall. */
  size?: 16 | 18 | 56;
  /** Still to be had: outline only. */
  open?: boolean;
  /** Name for assistive technology. Leave it out where words beside it say the same. */
  label?: string | undefined;
}

const HELD = 'M3 .6h14.6l-3.7 5.65 3.7 5.65H3z';
const OPEN = 'M3 1.1h13.5l-3.2 5.15 3.2 5.15H3';

/** A numbered pennant on its pole. */
export const BloodPennant = ({ place, size = 16, open = false, label }: BloodPennantProps) => {
  // In units of the 18 x 16 box: 11 px on screen while the pennant is small, in proportion above.
  const digit = size <= 20 ? (11 * 16) / size : 10.4;
  return (
    <Pennant
      width={size * 1.125}
      height={size}
      viewBox="0 0 18 16"
      data-place={place}
      data-open={open || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={open ? OPEN : HELD} />
      <path d="M2.6 .6v14.7" />
      <text x="8.3" y={6.25 + digit * 0.358} fontSize={digit}>
        {place}
      </text>
    </Pennant>
  );
};
