import { useState } from 'react';

/** A parsed text. A value with `complete: false` is applied only on blur. */
export interface Reading<Value> {
  value: Value;
  complete: boolean;
}

interface MomentTextOptions<Value> {
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  write: (value: Value) => string;
  /** Parses the text; returns `null` if it is invalid. */
  read: (text: string) => Reading<Value> | null;
}

/** The text of a field whose value has another type: parsed on input, formatted on blur. */
export function useMomentText<Value>({
  value,
  onValueChange,
  write,
  read,
}: MomentTextOptions<Value>) {
  // The text while it differs from the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const type = (text: string): void => {
    setDraft(text);
    setLeft(false);
    const reading = read(text);
    if (text.trim() === '') onValueChange(null);
    else if (reading?.complete) onValueChange(reading.value);
  };
  const commit = (): void => {
    if (draft === null) return;
    const reading = read(draft);
    if (!reading && draft.trim() !== '') {
      setLeft(true);
      // The last readable value is not what the field shows: a form must not send it.
      onValueChange(null);
      return;
    }
    if (reading && !reading.complete) onValueChange(reading.value);
    setDraft(null);
  };
  return {
    text: draft ?? (value === null ? '' : write(value)),
    /** The text is invalid and the field does not have the focus. */
    wrong: left && draft !== null,
    type,
    commit,
    /** Discards the typed text when the value is set elsewhere. */
    forget: (): void => {
      setDraft(null);
      setLeft(false);
    },
  };
}
