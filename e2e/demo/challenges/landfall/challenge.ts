import { textFile, zip } from '../tools/archive.ts';
import type { DemoChallenge } from '../types.ts';
import { DOCUMENTS } from './documents.ts';

function folder(): Buffer<ArrayBuffer> {
  return zip(Object.entries(DOCUMENTS).map(([name, text]) => textFile(name, text)));
}

export const challenge: DemoChallenge = {
  slug: 'landfall',
  title: 'Landfall',
  category: 'OSINT',
  level: 'medium',
  flag: 'flag{gannet_haven_0240}',
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'Fl is flashing, Oc is occulting: dark for a moment. Not every light of a kind was in range.',
    'Draw both bearings backwards from their lights: the ketch was where they cross.',
  ],
  statement: `The ketch *Second Opinion* went into a harbour that night without telling anyone which. The
harbour office laid everything it has on the table: her log, the list of lights, the list of harbours
and the tide table.

**Where did she make fast, and when was high water there?** The flag is
\`flag{name_of_the_harbour_hhmm}\`: the name in lower case with underscores, the time in **UTC**.

Within these waters you may treat the chart as flat: a degree of latitude is 60 nautical miles, a
degree of longitude 60 times the cosine of the latitude.`,
  file: () => ({ name: 'landfall.zip', bytes: folder() }),
};
