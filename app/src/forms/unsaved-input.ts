type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields with unsaved input since the page was loaded. */
const typed = new Set<Field>();

/** Fields without input that could be lost, such as search fields and choices. */
const IS_NO_WORK = '[type=search], [type=checkbox], [type=radio], [role=combobox], [aria-haspopup]';

/** Starts to track input in all forms, including later ones. */
export function watchUnsavedInput(): void {
  document.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && !target.matches(IS_NO_WORK)) typed.add(target);
  });
}

/** Marks input as saved, on the server or on this device. */
export function markSaved(value: unknown): void {
  const safe = new Set(textsOf(value));
  for (const field of typed) if (safe.has(field.value.trim())) typed.delete(field);
}

function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value).trim()];
  return Object.values(value).flatMap(textsOf);
}

/** Whether a reload would lose input. */
export function hasUnsavedInput(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0 || isGuarded();
}

/** Whether a form would ask before the page is left. */
function isGuarded(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
