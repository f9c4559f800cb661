type Field = HTMLInputElement | HTMLTextAreaElement;

/** What somebody typed into since the page was loaded, until it was sent or kept. */
const typed = new Set<Field>();

/** Fields whose text is a way to find something, or belongs to the list or calendar they open. */
const IS_NO_WORK = '[type=search], [type=checkbox], [type=radio], [role=combobox], [aria-haspopup]';

/** Begins to watch what is typed, in any form there is or will be. */
export function watchUnsavedInput(): void {
  document.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && !target.matches(IS_NO_WORK)) typed.add(target);
  });
}

/** The server took it, or this device keeps it: what was typed and stands in it is safe. */
export function markSaved(value: unknown): void {
  const safe = new Set(textsOf(value));
  for (const field of typed) if (safe.has(field.value.trim())) typed.delete(field);
}

function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value).trim()];
  return Object.values(value).flatMap(textsOf);
}

/** Whether something that was typed would be lost if the page were loaded anew now. */
export function hasUnsavedInput(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0 || isGuarded();
}

/** Forms that ask before the page is left answer just as if it were. */
function isGuarded(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
