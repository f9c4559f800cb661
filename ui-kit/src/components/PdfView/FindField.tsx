import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { FindBox, Group, Said } from './PdfReader.styles.ts';
import type { PdfWords } from './pdf-words.ts';
import type { Find } from './use-find.ts';

interface FindFieldProps {
  find: Find;
  field: RefObject<HTMLInputElement | null>;
  words: PdfWords;
}

/** Searches on input; Enter goes to the next match, Shift+Enter to the previous one. */
export function FindField({ find, field, words }: FindFieldProps) {
  const { query, setQuery, matches, at, step, isDone } = find;
  const count = matches.length;
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const said = count > 0 ? words.found(at + 1, count) : words.notFound;
  return (
    <Group role="search">
      <FindBox>
        <SearchField
          ref={field}
          size="small"
          label={words.find}
          placeholder={words.find}
          value={query}
          onValueChange={setQuery}
          onKeyDown={keyDown}
        />
      </FindBox>
      <Said role="status">{query.trim() !== '' && isDone && said}</Said>
      {query !== '' && (
        <>
          <IconButton
            size="small"
            icon={ChevronUp}
            label={words.previousFound}
            disabled={count === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            size="small"
            icon={ChevronDown}
            label={words.nextFound}
            disabled={count === 0}
            onClick={() => step(1)}
          />
        </>
      )}
    </Group>
  );
}
