import { expandTemplate, type RandomSource } from '@halyard/sdk/rules';

const below = (limit: number) => Math.floor(Math.random() * limit);

function hexadecimal(count: number): string {
  return Array.from({ length: count }, () => below(16).toString(16)).join('');
}

/** Good enough to look at; the server draws the flags of teams from a secure source. */
const random: RandomSource = {
  below,
  guid: () =>
    `${hexadecimal(8)}-${hexadecimal(4)}-4${hexadecimal(3)}-a${hexadecimal(3)}-${hexadecimal(12)}`,
};

/** Two flags as a template could make them for teams; one where it makes the same for all. */
export function sampleFlags(template: string): string[] {
  const sample = () => expandTemplate(template, hexadecimal(12), random);
  return [...new Set([sample(), sample()])];
}
