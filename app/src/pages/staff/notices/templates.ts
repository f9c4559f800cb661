import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** Texts that a notice can start from. */
export const TEMPLATES = ['updated', 'down', 'extended', 'hint', 'cheating', 'ceremony'] as const;

/** What organisers have to replace in a template. */
const PLACEHOLDER = '…';
/** How much of a template beside a placeholder identifies it. */
const CONTEXT = 4;
const MIN_CONTEXT = 2;

/**
 * Whether a text still has a placeholder of a template: with the template's words before it or after
 * it, because people also write ellipses of their own.
 */
export function hasPlaceholder(LL: TranslationFunctions, text: string): boolean {
  if (!text.includes(PLACEHOLDER)) return false;
  return TEMPLATES.some((name) => marksOf(LL.staff.notices.templates[name]()).some(isIn(text)));
}

/** Each placeholder of a template with the characters before it, and with those after it. */
function marksOf(template: string): string[] {
  const parts = template.split(PLACEHOLDER);
  return parts.slice(1).flatMap((after, index) => {
    const before = parts[index]?.slice(-CONTEXT) ?? '';
    const start = after.slice(0, CONTEXT);
    return [
      ...(before.length < MIN_CONTEXT ? [] : [before + PLACEHOLDER]),
      ...(start.length < MIN_CONTEXT ? [] : [PLACEHOLDER + start]),
    ];
  });
}

function isIn(text: string) {
  return (mark: string) => text.includes(mark);
}
