import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFieldControl } from '../FormField/field-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { splitTags, withTags } from './tags.ts';
import { TokenBox, TokenInput } from './Token.styles.ts';
import { tokenKey, Tokens } from './Tokens.tsx';

export interface TagFieldProps {
  values: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
  /** Said when tags come or go: (tags) => `Added ${tags}`. */
  words: { added: (tags: string) => string; removed: (tag: string) => string };
  /** The tag as it is kept, e.g. in lower case; default unchanged. */
  normalise?: (text: string) => string;
  /** Marks tags that are not accepted; the field's error says why. */
  isWrong?: (tag: string) => boolean;
  /** Stands behind the last tag: "Add a domain". */
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** Short texts of one's own. Enter or comma adds one, Backspace takes the last away. */
export function TagField({
  values,
  onValuesChange,
  words,
  normalise = (text) => text,
  isWrong,
  placeholder,
  label,
  disabled,
  readOnly,
}: TagFieldProps) {
  const field = useFieldControl();
  const [draft, setDraft] = useState('');
  const [said, setSaid] = useState('');
  const locked = disabled || readOnly;

  const add = (text: string): void => {
    setDraft('');
    const next = withTags(values, splitTags(text).map(normalise));
    if (next.length === values.length) return;
    onValuesChange(next);
    setSaid(words.added(next.slice(values.length).join(', ')));
  };
  const remove = (tag: string): void => {
    onValuesChange(values.filter((each) => each !== tag));
    setSaid(words.removed(tag));
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = values.at(-1);
    if (tokenKey(event, () => last !== undefined && remove(last))) event.preventDefault();
    else if (event.key === 'Enter' && draft.trim() !== '' && !event.nativeEvent.isComposing) {
      // Else it would send the form around it.
      event.preventDefault();
      add(draft);
    }
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (splitTags(text).length < 2) return;
    event.preventDefault();
    add(draft + text);
  };
  return (
    <>
      <TokenBox
        data-invalid={field['aria-invalid']}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
        onClick={(event) => event.currentTarget.querySelector('input')?.focus()}
      >
        <Tokens
          items={values.map((tag) => ({ value: tag, label: tag, wrong: isWrong?.(tag) ?? false }))}
          onRemove={remove}
          fixed={locked}
        />
        <TokenInput
          {...field}
          aria-label={label}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          value={draft}
          onChange={({ target }) =>
            /[,;]/.test(target.value) ? add(target.value) : setDraft(target.value)
          }
          onKeyDown={locked ? undefined : keyDown}
          onPaste={locked ? undefined : paste}
          // What was typed and left is meant.
          onBlur={() => add(draft)}
        />
      </TokenBox>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
