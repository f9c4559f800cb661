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

/** A flag as a template could make it for a team. */
export function sampleFlag(template: string): string {
  return expandTemplate(template, hexadecimal(12), random);
}
