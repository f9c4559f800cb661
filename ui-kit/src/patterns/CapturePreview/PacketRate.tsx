import { Rate } from './CapturePreview.styles.ts';

export interface PacketRateProps {
  /** Packets in equal spans, first to last. */
  counts: readonly number[];
  /** The span that matters, e.g. where a flag was seen. */
  marked?: number;
  /** What it shows in words: "Packets over time, most at 18:09". */
  label: string;
  /** Clocks of both ends. */
  from: string;
  to: string;
}

const HEIGHT = 40;
const STEP = 10;

/** How much was sent when. */
export const PacketRate = ({ counts, marked, label, from, to }: PacketRateProps) => {
  const most = Math.max(1, ...counts);
  return (
    <Rate>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, index) => {
          const tall = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT);
          return (
            <rect
              // A span has no identity but its place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              data-marked={index === marked || undefined}
              x={index * STEP + 1}
              y={HEIGHT - tall}
              width={STEP - 2}
              height={tall}
            />
          );
        })}
      </svg>
      <span>{from}</span>
      <span>{to}</span>
    </Rate>
  );
};
