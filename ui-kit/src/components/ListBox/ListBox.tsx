import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { End, Name, Nothing, Option, Root, Second, Words } from './ListBox.styles.ts';
import { listStep, typeAhead, WORD_PAUSE } from './type-ahead.ts';

export interface ListBoxOption {
  id: string;
  /** Label of the option, used for type-ahead. */
  name: string;
  /** Before the label: flag, avatar, icon. */
  start?: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** At the end, in one or two lines: "14 files", "73 MB". */
  end?: readonly ReactNode[];
  /** The option can be focused, but not selected. */
  disabled?: boolean;
}

export interface ListBoxProps {
  /** Name of the list: "Teams in Loose Cannon". */
  label: string;
  options: readonly ListBoxOption[];
  /** Id of the selected option. */
  selected: string | null;
  /**
   * Called for every option that arrow keys reach, or with `onEnter` only for those chosen by Enter
   * or a click.
   */
  onSelect: (id: string) => void;
  /** Arrow keys only move the focus; Enter or a click selects. */
  onEnter?: boolean;
  /** Shows this many skeleton rows. */
  loading?: number;
  /** Shown when there are no options: "No captures yet". */
  empty?: ReactNode;
  /** Called for keys that the list does not handle, e.g. to move to the list next to it. */
  onOtherKey?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A list box with single selection by arrow keys or type-ahead. It is one tab stop. */
export function ListBox({
  label,
  options,
  selected,
  onSelect,
  onEnter = false,
  loading = 0,
  empty,
  onOtherKey,
  ref,
}: ListBoxProps) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const typed = useRef({ word: '', at: 0 });
  const [walked, setWalked] = useState<{ id: string; while: string | null }>();
  const names = options.map(({ name }) => name);
  const indexOf = (wanted: string | null | undefined): number =>
    options.findIndex((option) => option.id === wanted);
  // A selection from outside, by address or click, moves the active option.
  const present = indexOf(walked?.while === selected ? walked.id : selected);

  const choose = (index: number): void => {
    const option = options[index];
    if (option && !option.disabled) onSelect(option.id);
  };
  const goTo = (index: number): void => {
    const option = options[index];
    if (!option) return;
    setWalked({ id: option.id, while: selected });
    own.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    if (!onEnter) choose(index);
  };
  const typeTo = (letter: string): void => {
    const now = performance.now();
    const word = now - typed.current.at < WORD_PAUSE ? typed.current.word + letter : letter;
    typed.current = { word, at: now };
    goTo(typeAhead(names, present, word));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = listStep(event.key, present, options.length);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (next !== undefined) goTo(next);
    else if (isLetter) typeTo(event.key);
    else if (event.key === 'Enter' || event.key === ' ') choose(present);
    else {
      onOtherKey?.(event);
      return;
    }
    // While the list has the focus, letters are type-ahead, not shortcuts of the page.
    event.stopPropagation();
    event.preventDefault();
  };

  if (options.length === 0) {
    return (
      <Root ref={ref} aria-busy={loading > 0} aria-label={label} role="group" tabIndex={-1}>
        {loading > 0
          ? Array.from({ length: loading }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows without content have no identity
              <Option key={index} as="div">
                <Skeleton shape="avatar" />
                <Skeleton width={index % 2 === 0 ? '60%' : '44%'} />
              </Option>
            ))
          : empty !== undefined && <Nothing>{empty}</Nothing>}
      </Root>
    );
  }
  const setRefs = (element: HTMLDivElement | null): void => {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <Root
      ref={setRefs}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={present >= 0 ? `${id}${present}` : undefined}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <Option
          key={option.id}
          id={`${id}${index}`}
          role="option"
          aria-selected={option.id === selected}
          aria-disabled={option.disabled || undefined}
          data-active={index === present || undefined}
          onClick={() => {
            setWalked({ id: option.id, while: selected });
            choose(index);
          }}
        >
          {option.start}
          <Words>
            <Name>{option.name}</Name>
            {option.detail !== undefined && <Second>{option.detail}</Second>}
          </Words>
          {option.end && (
            <span>
              {option.end.map((line, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
                <End key={place}>{line}</End>
              ))}
            </span>
          )}
        </Option>
      ))}
    </Root>
  );
}
