import { randomInt, randomUUID } from 'node:crypto';
import { expandTemplate, type RandomSource } from '@halyard/sdk/rules';

const secureRandom: RandomSource = {
  below: (limit) => randomInt(limit),
  guid: () => randomUUID(),
};

/** Makes one team's flag from a template; see `expandTemplate`. Store it: it is random. */
export function makeTeamFlag(template: string | null, teamHash: string): string {
  return expandTemplate(template, teamHash, secureRandom);
}
