import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chordOf } from './chord.ts';

/** Maximum time between two chords in ms. */
const PAIR = 800;

/**
 * Records the keys for a shortcut: one chord, or two in a row. `recording` is the id of the shortcut.
 * Escape and a click elsewhere cancel.
 */
export function useRecording(onRecord: (id: string, chord: string) => void) {
  const [recording, setRecording] = useState<string | null>(null);
  const [first, setFirst] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => {
    clearTimeout(timer.current);
    setRecording(null);
    setFirst(null);
  };
  const finish = useEffectEvent((chord: string) => {
    const id = recording;
    stop();
    if (id !== null) onRecord(id, chord);
  });
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const chord = chordOf(event);
    event.preventDefault();
    event.stopPropagation();
    if (chord === null) return;
    if (chord === 'escape') return stop();
    if (first !== null) return finish(`${first} ${chord}`);
    // A chord with Ctrl or Cmd is not followed by another.
    if (chord.includes('mod+')) return finish(chord);
    setFirst(chord);
    timer.current = setTimeout(() => finish(chord), PAIR);
  });
  useEffect(() => {
    if (recording === null) return;
    const listen = (event: KeyboardEvent): void => hear(event);
    // Before other key handlers.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [recording]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { recording, first, start: setRecording, stop };
}
