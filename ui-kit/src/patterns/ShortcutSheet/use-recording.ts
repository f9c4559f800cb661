import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chordOf } from './chord.ts';

/** How long the second of two keys may take, in ms. */
const PAIR = 800;

/**
 * Listens to the keys that are to do something from now on. `recording` is whose; the keys come as
 * one chord or two in a row. Escape and a press elsewhere give up.
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
    // Keys with Ctrl or Cmd come alone.
    if (chord.includes('mod+')) return finish(chord);
    setFirst(chord);
    timer.current = setTimeout(() => finish(chord), PAIR);
  });
  useEffect(() => {
    if (recording === null) return;
    const listen = (event: KeyboardEvent): void => hear(event);
    // Before anything else that acts by key.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [recording]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { recording, first, start: setRecording, stop };
}
