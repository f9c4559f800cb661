import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { KeyRow } from '../../components/Kbd/Kbd.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { chordKeys } from './chord-keys.ts';
import { Area, Areas, Keys, Problem, Row, Settings, Title } from './ShortcutSheet.styles.ts';
import { useRecording } from './use-recording.ts';

export interface Shortcut {
  id: string;
  /** The action: "Next challenge". */
  label: string;
  /** `g c`, `mod+k`: see `chordOf`. */
  chord: string;
  /** Its keys cannot be changed. */
  isFixed?: boolean;
  /** Its keys are not the default ones. */
  isChanged?: boolean;
}

export interface ShortcutSheetWords {
  title: string;
  text: string;
  /** "Press the new keys" */
  press: string;
  /** Name of a shortcut's keys for assistive technology: "g c, change" */
  change: (label: string, keys: string) => string;
  /** Name of the reset button: "Reset Next challenge". */
  reset: (label: string) => string;
  resetAll: string;
  /** The switch: "Keys without Ctrl or Cmd work". */
  single: string;
}

export interface ShortcutSheetProps {
  /** Called by Esc, the close button and a click outside. */
  onClose: () => void;
  /** The shortcuts under the heading of the page where they work. */
  areas: readonly { id: string; label: string; shortcuts: readonly Shortcut[] }[];
  /** Sets the keys of a shortcut; returns why they cannot be used, or `null`. */
  onRecord: (id: string, chord: string) => string | null;
  /** Called with the id of a shortcut that gets its default keys again. */
  onReset: (id: string) => void;
  /** Called when all shortcuts get their default keys again. */
  onResetAll: () => void;
  /** Whether shortcuts without Ctrl or Cmd are on. */
  single: boolean;
  /** Called with the new state of the switch for shortcuts without Ctrl or Cmd. */
  onSingleChange: (single: boolean) => void;
  /** Texts of the sheet in the page's language. */
  words: ShortcutSheetWords;
}

interface ShortcutRowProps extends Pick<ShortcutSheetProps, 'single' | 'words'> {
  shortcut: Shortcut;
  /** The keys recorded so far; undefined while nothing is recorded. */
  recorded: string | undefined;
  /** Why the recorded keys cannot be used. */
  problem: string | undefined;
  onReset: () => void;
  onStart: () => void;
  onStop: () => void;
}

function ShortcutRow(props: ShortcutRowProps) {
  const { shortcut, single, words, recorded, problem, onReset, onStart, onStop } = props;
  const { label, chord, isFixed, isChanged } = shortcut;
  const isRecording = recorded !== undefined;
  return (
    <li>
      <Row as="div">
        <span>{label}</span>
        {isChanged && (
          <IconButton size="small" icon={Undo2} label={words.reset(label)} onClick={onReset} />
        )}
        <Keys
          type="button"
          disabled={isFixed}
          data-recording={isRecording || undefined}
          data-off={(!single && !chord.includes('mod+') && !isFixed) || undefined}
          aria-label={isRecording ? undefined : words.change(label, chordKeys(chord).join(' '))}
          onClick={onStart}
          onBlur={onStop}
        >
          {recorded === '' ? (
            <span role="status">{words.press}</span>
          ) : (
            <KeyRow keys={chordKeys(recorded ?? chord)} />
          )}
        </Keys>
      </Row>
      {problem !== undefined && <Problem role="alert">{problem}</Problem>}
    </li>
  );
}

/** A dialog with all keyboard shortcuts by area; a click on a shortcut records new keys for it. */
export function ShortcutSheet({
  onClose,
  areas,
  onRecord,
  onReset,
  onResetAll,
  single,
  onSingleChange,
  words,
}: ShortcutSheetProps) {
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null);
  const { recording, first, start, stop } = useRecording((id, chord) => {
    const text = onRecord(id, chord);
    setProblem(text === null ? null : { id, text });
  });
  const isChanged = areas.some(({ shortcuts }) => shortcuts.some((each) => each.isChanged));
  return (
    <Dialog
      open
      size="large"
      title={words.title}
      description={words.text}
      onClose={onClose}
      actions={
        <Button
          variant="ghost"
          disabled={!isChanged}
          onClick={() => {
            setProblem(null);
            onResetAll();
          }}
        >
          {words.resetAll}
        </Button>
      }
    >
      <Settings>
        <Switch checked={single} onCheckedChange={onSingleChange}>
          {words.single}
        </Switch>
      </Settings>
      <Areas>
        {areas.map((area) => (
          <Area key={area.id} aria-label={area.label}>
            <Title>{area.label}</Title>
            <ul>
              {area.shortcuts.map((shortcut) => (
                <ShortcutRow
                  key={shortcut.id}
                  recorded={recording === shortcut.id ? (first ?? '') : undefined}
                  problem={problem?.id === shortcut.id ? problem.text : undefined}
                  onReset={() => {
                    setProblem(null);
                    onReset(shortcut.id);
                  }}
                  onStart={() => {
                    setProblem(null);
                    start(shortcut.id);
                  }}
                  onStop={stop}
                  {...{ shortcut, single, words }}
                />
              ))}
            </ul>
          </Area>
        ))}
      </Areas>
    </Dialog>
  );
}
