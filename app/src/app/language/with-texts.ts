import type { Area } from '../../i18n/areas.ts';
import { loadAreaTexts } from '../../i18n/current-language.ts';
import { noteMissingTexts } from '../build/missing-code.ts';

/** Loads code and the texts of its area in parallel, so that neither is shown without the other. */
export function withTexts<Part>(area: Area, load: () => Promise<Part>): () => Promise<Part> {
  if (area === 'visitor') return load;
  return async () => {
    const [part] = await Promise.all([load(), loadAreaTexts(area).catch(noteMissingTexts)]);
    return part;
  };
}
