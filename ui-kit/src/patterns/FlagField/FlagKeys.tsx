import type { PointerEvent, RefObject } from 'react';
import { HelperKey, HelperRow } from './FlagField.styles.ts';

export interface FlagKeysProps {
  /** Names the row: "Quick keys". */
  label: string;
  /** What phones hide behind two presses: "flag{", "}", "_". */
  keys: readonly string[];
  /** "clear" */
  clear: string;
}

/** Replaces the input's selection and dispatches an input event, as typing does. */
function type(input: HTMLInputElement | null, text: string, all: boolean): void {
  if (!input) return;
  if (all) input.select();
  const before = input.value;
  const { selectionStart: start, selectionEnd: end } = input;
  const next = before.slice(0, start ?? before.length) + text + before.slice(end ?? before.length);
  // React keeps the last value it knows on the element itself: only the native setter passes it by.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, next);
  const caret = (start ?? before.length) + text.length;
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keys above a phone's keyboard; they show while the field has the focus. */
export function FlagKeys({
  label,
  keys,
  clear,
  input,
}: FlagKeysProps & { input: RefObject<HTMLInputElement | null> }) {
  // The focus, and with it the keyboard, stays in the field.
  const keepFocus = (event: PointerEvent): void => event.preventDefault();
  return (
    <HelperRow role="group" aria-label={label} onPointerDown={keepFocus}>
      {keys.map((key) => (
        <HelperKey key={key} type="button" onClick={() => type(input.current, key, false)}>
          {key}
        </HelperKey>
      ))}
      <HelperKey type="button" data-word onClick={() => type(input.current, '', true)}>
        {clear}
      </HelperKey>
    </HelperRow>
  );
}
