import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { setRef } from '../../provider/set-ref.ts';
import { useFieldGroup } from '../FormField/field-context.ts';
import { lazyComponent, preload } from '../overlay/lazy-component.ts';
import { Trigger, Value } from './Select.styles.ts';
import { nextMatch, type SelectOption } from './select-option.ts';

async function loadPanel() {
  return (await import('./SelectPanel.tsx')).SelectPanel;
}

const SelectPanel = lazyComponent(loadPanel);
/** Loads the panel when the pointer or the focus reaches the field, before it is opened. */
const preloadOptions = preload(loadPanel);

export interface SelectProps<Value extends string> {
  /** The options in order, each with its value and label. */
  options: readonly SelectOption<Value>[];
  /** `null`: no option is selected. */
  value: Value | null;
  /** Called with the chosen option's value. */
  onValueChange: (value: Value) => void;
  /** Shown while no option is selected. */
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  /** 28 or 36 px high; a small one is as wide as its value. Default `medium`. */
  size?: 'small' | 'medium';
  /** Cannot be focused or changed. */
  disabled?: boolean;
  /** Shows the selected option; the list does not open. */
  readOnly?: boolean;
  /** Shows in the list that options are loading. */
  loading?: boolean;
  /** Shown in the list when there are no options. Default: the kit's own label. */
  empty?: string;
  /** Id of the button, for a label outside of `FormField`. */
  id?: string;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** Selects one option from a list. Arrow keys open the list, letters select without opening it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, label, size = 'medium' } = props;
  const { disabled, readOnly, loading = false, empty, id, ref } = props;
  const listId = useId();
  const labels = useLabels();
  const field = useFieldGroup({ id, 'aria-label': label });
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const index = options.findIndex((option) => option.value === value);
  const chosen = options[index];

  const keyDown = (event: KeyboardEvent): void => {
    if (readOnly) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    } else if (open && event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
    } else if (isLetter(event)) {
      const match = nextMatch(options, index, event.key);
      if (match) onValueChange(match.value);
    }
  };
  return (
    <>
      <Trigger
        {...field}
        ref={(element) => {
          setAnchor(element);
          setRef(ref, element);
        }}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        disabled={disabled}
        data-size={size}
        aria-readonly={readOnly || undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
        data-invalid={field['aria-invalid']}
        onClick={() => setOpen(!open && !readOnly)}
        onKeyDown={keyDown}
        onPointerEnter={preloadOptions}
        onFocus={preloadOptions}
      >
        {chosen?.glyph}
        <Value lang={chosen?.lang} data-empty={chosen ? undefined : ''}>
          {chosen?.label ?? placeholder}
        </Value>
        <Icon icon={ChevronDown} size={14} />
      </Trigger>
      {open && anchor && (
        <Suspense>
          <SelectPanel
            id={listId}
            label={label}
            labelledBy={field['aria-labelledby']}
            anchor={anchor}
            options={options}
            value={value}
            empty={empty ?? labels.none}
            loading={loading ? labels.loading : undefined}
            onChoose={(next) => {
              const option = options.find((each) => each.value === next);
              if (option) onValueChange(option.value);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
