import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFieldControl } from '../FormField/field-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { splitTags, withTags } from './tags.ts';
import { TokenBox, TokenInput } from './Token.styles.ts';
import { tokenKey, Tokens } from './Tokens.tsx';

export interface TagFieldProps {
  /** The tags in the order in which they were added. The caller stores them. */
  values: readonly string[];
  /** Called with all tags after one is added or removed. */
  onValuesChange: (values: readonly string[]) => void;
  /** Announced when tags are added or removed: (tags) => `Added ${tags}`. */
  words: { added: (tags: string) => string; removed: (tag: string) => string };
  /** Normalises a tag before it is added, e.g. to lower case. */
  normalise?: (text: string) => string;
  /** Marks invalid tags; the field's error explains why. */
  isWrong?: (tag: string) => boolean;
  /** Placeholder after the last tag: "Add a domain". */
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  /** Cannot be focused or changed. */
  disabled?: boolean;
  /** Shows the tags without buttons that remove them. */
  readOnly?: boolean;
}

/** A list of short texts. Enter or a comma adds one, Backspace removes the last one. */
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
      // Otherwise Enter would submit the form.
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
          // Text that was typed but not confirmed is added on blur.
          onBlur={() => add(draft)}
        />
      </TokenBox>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
