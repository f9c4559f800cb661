import type { InstanceLife, LifeWords } from './LifeRing.tsx';

const units = { hours: 'h', minutes: 'm', seconds: 's' };

/** Texts of the ring for stories. */
export const exampleLifeWords: LifeWords = {
  short: ({ value, unit }) => `${value}${units[unit]}`,
  full: ({ value, unit }) => `${value} ${unit} left`,
};

/** An instance of two hours with a number of seconds left. */
export function exampleLife(seconds: number): InstanceLife {
  return {
    until: Date.now() + seconds * 1000,
    length: 7_200_000,
  };
}
