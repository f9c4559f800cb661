import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { Row, Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { readFlagLines } from './flag-lines.ts';

export interface FlagAdderProps {
  /** Existing flags; they are not added again. */
  known: readonly string[];
  /** Maximum length of a flag in characters. */
  maxLength: number;
  /** Called with the new flags; returns whether they were added, so that the text can be cleared. */
  onAdd: (flags: readonly string[]) => Promise<boolean>;
  /** Texts of the form in the page's language. */
  words: {
    /** "Add flags" */
    label: string;
    /** "One per line" */
    hint: string;
    /** Label of the button: "Add 3 flags"; called with 0 if there are no new flags. */
    add: (count: number) => string;
    /** "2 are there already" */
    repeated: (count: number) => string;
    /** "Longer than 127 characters: line 2" */
    tooLong: (lines: readonly number[]) => string;
  };
}

/** Adds many flags at once, one per line; shows which are new before they are sent. */
export function FlagAdder({ known, maxLength, onAdd, words }: FlagAdderProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { fresh, repeated, tooLong } = readFlagLines(text, known, maxLength);
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      if (await onAdd(fresh)) setText('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={8}>
      <FormField
        label={words.label}
        hint={repeated > 0 ? words.repeated(repeated) : words.hint}
        error={tooLong.length > 0 && words.tooLong(tooLong)}
      >
        <TextArea
          mono
          rows={2}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          readOnly={busy}
          onValueChange={setText}
        />
      </FormField>
      <Row>
        <Button
          size="small"
          icon={Plus}
          busy={busy}
          disabled={fresh.length === 0 || tooLong.length > 0}
          onClick={() => void add()}
        >
          {words.add(fresh.length)}
        </Button>
      </Row>
    </Stack>
  );
}
