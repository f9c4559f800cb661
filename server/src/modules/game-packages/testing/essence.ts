import type { Extras, PackedChallenge, PackedGame } from '../part-format.ts';

interface Documents {
  'game.json': PackedGame & { hidden: boolean };
  'halyard.json': Extras;
  'manifest.json': { statistics: object };
}

type Config = { challengeId: number };

/** What a package says, without what is new in each game: ids, times of the export, what is open. */
export function essenceOf(documents: Readonly<Record<string, unknown>>) {
  const {
    'game.json': { hidden: _hidden, divisions, ...game },
    'halyard.json': extras,
    'manifest.json': { statistics },
  } = documents as unknown as Documents;
  const challenges = Object.entries(documents)
    .filter(([name]) => name.startsWith('challenges/'))
    .map(([, document]) => document as PackedChallenge & { enabled: boolean })
    .toSorted((one, other) => one.id - other.id);
  const place = (id: number) => challenges.findIndex((each) => each.id === id);
  const numbered = <Division extends { challengeConfig: readonly Config[] }>(one: Division) => ({
    ...one,
    challengeConfig: one.challengeConfig.map((config) => ({
      ...config,
      challengeId: place(config.challengeId),
    })),
  });
  return {
    game,
    statistics,
    divisions: divisions?.map(numbered),
    challenges: challenges.map(({ id, enabled: _enabled, ...rest }) => ({
      ...rest,
      id: place(id),
    })),
    extras: {
      ...extras,
      challenges: extras.challenges.map((each) => ({ ...each, id: place(each.id) })),
      divisions: extras.divisions.map(numbered),
    },
  };
}
