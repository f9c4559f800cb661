import { Pennant } from './BloodPennant.styles.ts';
import { type BloodPlace, CLOTH, DIGIT, PENNANT, POLE } from './pennant-shape.ts';

export type { BloodPlace } from './pennant-shape.ts';

export interface BloodPennantProps {
  /** 1, 2 or 3: decides digit, shape and colour. */
  place: BloodPlace;
  /** Height in px. Default 16, the smallest size with a legible digit (11 px). */
  size?: 16 | 18 | 56;
  /** Nobody has solved it yet: outline only. */
  open?: boolean;
  /** Name for assistive technology. Omit it if visible text says the same. */
  label?: string | undefined;
}

const OPEN = 'M3 1.1h13.5l-3.2 5.15 3.2 5.15H3';

/** A numbered pennant for first, second or third blood. */
export function BloodPennant({ place, size = 16, open = false, label }: BloodPennantProps) {
  return (
    <Pennant
      width={(size * PENNANT.width) / PENNANT.height}
      height={size}
      viewBox={`0 0 ${PENNANT.width} ${PENNANT.height}`}
      data-place={place}
      data-open={open || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={open ? OPEN : `M0 0${CLOTH}`} />
      <path d={`M0 0${POLE}`} />
      <path d={`M0 0${DIGIT[place]}`} />
    </Pennant>
  );
}
