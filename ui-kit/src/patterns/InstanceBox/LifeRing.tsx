import { useTick } from '../../components/Countdown/ticker.ts';
import { Ring } from '../../components/Ring/Ring.tsx';
import { EXTEND_WINDOW, instanceStage, shortSpan, type ShortSpan } from './instance-stage.ts';

export interface InstanceLife {
  /** Its end, Unix ms. */
  until: number;
  /** The whole lifetime in ms; the ring is full at the start. */
  length: number;
  /** Offset of the server's clock from this device's, in ms. Default 0. */
  offset?: number;
}

export interface LifeWords {
  /** In the ring: "72m", "38s". */
  short: (left: ShortSpan) => string;
  /** The time left without abbreviations: "72 minutes left". */
  full: (left: ShortSpan) => string;
}

export interface LifeRingProps {
  life: InstanceLife;
  words: LifeWords;
  /** Side in px. Default 44. */
  size?: 40 | 44;
}

const tones = { calm: 'neutral', extendable: 'warn', last: 'danger', over: 'danger' } as const;

/** The remaining time of an instance: `warn` in the last ten minutes, `danger` in the last one. */
export function LifeRing({ life, words, size = 44 }: LifeRingProps) {
  const left = useTick((now) => {
    const span = life.until - now - (life.offset ?? 0);
    // Whole minutes while many remain, so that the ring does not render every second.
    if (span > EXTEND_WINDOW + 60_000) return Math.floor(span / 60_000) * 60_000;
    return Math.max(0, Math.ceil(span / 1000) * 1000);
  });
  const span = shortSpan(left);
  return (
    <Ring
      size={size}
      value={left / life.length}
      tone={tones[instanceStage(left)]}
      label={words.full(span)}
    >
      {words.short(span)}
    </Ring>
  );
}
