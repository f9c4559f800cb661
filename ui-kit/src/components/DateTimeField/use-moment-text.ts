import { useState } from 'react';

/** What a text stands for: `value` with `complete` false is only taken when the field is left. */
export interface Reading<Value> {
  value: Value;
  complete: boolean;
}

interface MomentTextOptions<Value> {
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  write: (value: Value) => string;
  /** `null` for what cannot be read. */
  read: (text: string) => Reading<Value> | null;
}

/** The text of a field whose value is something else: read while it is typed, written when left. */
export function useMomentText<Value>({
  value,
  onValueChange,
  write,
  read,
}: MomentTextOptions<Value>) {
  // What is being typed, as long as it is not the value.
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
      return;
    }
    if (reading && !reading.complete) onValueChange(reading.value);
    setDraft(null);
  };
  return {
    text: draft ?? (value === null ? '' : write(value)),
    /** What stands there cannot be read, and nobody is typing. */
    wrong: left && draft !== null,
    type,
    commit,
    /** The value was set elsewhere: what was typed is past. */
    forget: (): void => {
      setDraft(null);
      setLeft(false);
    },
  };
}
