import type { Schema } from '../bundle.ts';
import { type Change, change } from './change.ts';

/** Bounds that refuse more the higher they are, and the lower they are. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;

/** Bounds of a request that let less through than before; another pattern or format counts too. */
export function narrowedBounds(old: Schema, now: Schema, at: string): Change[] {
  const says = [
    ...LOWER.filter((bound) => (now[bound] ?? -Infinity) > lowerBound(old, bound)),
    ...UPPER.filter((bound) => (now[bound] ?? Infinity) < (old[bound] ?? Infinity)),
  ].map((bound) => `has ${bound} ${now[bound]} now, before ${old[bound] ?? 'none'}`);
  const forms = (['pattern', 'format'] as const)
    .filter((form) => now[form] !== undefined && now[form] !== old[form])
    .map((form) => `has the ${form} ${now[form]} now`);
  return [...says, ...forms].map((words) => change('request-bound-narrowed', at, words));
}

/** A number that was not allowed itself may become the least that is. */
function lowerBound(old: Schema, bound: (typeof LOWER)[number]): number {
  const own = old[bound] ?? -Infinity;
  return bound === 'minimum' ? Math.max(own, old.exclusiveMinimum ?? -Infinity) : own;
}
