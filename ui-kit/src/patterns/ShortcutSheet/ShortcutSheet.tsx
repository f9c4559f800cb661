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
  /** What it does: "Next challenge". */
  label: string;
  /** `g c`, `mod+k`: see `chordOf`. */
  chord: string;
  /** Cannot be given other keys. */
  isFixed?: boolean;
  /** Has other keys than at first. */
  isChanged?: boolean;
}

export interface ShortcutSheetWords {
  title: string;
  text: string;
  /** "Press the new keys" */
  press: string;
  /** Name of a shortcut's keys for assistive technology: "g c, change" */
  change: (label: string, keys: string) => string;
  /** Takes one back: "Reset Next challenge". */
  reset: (label: string) => string;
  resetAll: string;
  /** The switch: "Keys without Ctrl or Cmd work". */
  single: string;
}

export interface ShortcutSheetProps {
  onClose: () => void;
  areas: readonly { id: string; label: string; shortcuts: readonly Shortcut[] }[];
  /** Gives a shortcut other keys; answers why it cannot have them. */
  onRecord: (id: string, chord: string) => string | null;
  onReset: (id: string) => void;
  onResetAll: () => void;
  /** Whether keys without Ctrl or Cmd do something. */
  single: boolean;
  onSingleChange: (single: boolean) => void;
  words: ShortcutSheetWords;
}

/** All that can be done by key, by area; a press on keys gives them others. */
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
  const show = (chord: string) => <KeyRow keys={chordKeys(chord)} />;
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
              {area.shortcuts.map(({ id, label, chord, isFixed, isChanged: isOwn }) => (
                <li key={id}>
                  <Row as="div">
                    <span>{label}</span>
                    {isOwn && (
                      <IconButton
                        size="small"
                        icon={Undo2}
                        label={words.reset(label)}
                        onClick={() => {
                          setProblem(null);
                          onReset(id);
                        }}
                      />
                    )}
                    <Keys
                      type="button"
                      disabled={isFixed}
                      data-recording={recording === id || undefined}
                      data-off={(!single && !chord.includes('mod+') && !isFixed) || undefined}
                      aria-label={
                        recording === id
                          ? undefined
                          : words.change(label, chordKeys(chord).join(' '))
                      }
                      onClick={() => {
                        setProblem(null);
                        start(id);
                      }}
                      onBlur={stop}
                    >
                      {recording !== id ? (
                        show(chord)
                      ) : first === null ? (
                        <span role="status">{words.press}</span>
                      ) : (
                        show(first)
                      )}
                    </Keys>
                  </Row>
                  {problem?.id === id && <Problem role="alert">{problem.text}</Problem>}
                </li>
              ))}
            </ul>
          </Area>
        ))}
      </Areas>
    </Dialog>
  );
}
