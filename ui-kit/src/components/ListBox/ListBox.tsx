import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { setRef } from '../../provider/set-ref.ts';
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
  /** The options in order, each with a unique id. */
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
  loadingRows?: number;
  /** Shown when there are no options: "No captures yet". */
  empty?: ReactNode;
  /** Called for keys that the list does not handle, e.g. to move to the list next to it. */
  onOtherKey?: (event: KeyboardEvent) => void;
  /** The list, e.g. to move the focus to it. */
  ref?: Ref<HTMLDivElement>;
}

/** The active option of a list, moved by arrow keys and type-ahead. */
function useActiveOption(
  list: RefObject<HTMLElement | null>,
  { options, selected, onSelect, onEnter = false, onOtherKey }: ListBoxProps,
) {
  const typed = useRef({ word: '', at: 0 });
  const [moved, setMoved] = useState<{ id: string; while: string | null }>();
  const names = options.map(({ name }) => name);
  // A selection from outside, by address or click, moves the active option.
  const activeId = moved?.while === selected ? moved.id : selected;
  const active = options.findIndex(({ id }) => id === activeId);

  const select = (index: number): void => {
    const option = options[index];
    if (option && !option.disabled) onSelect(option.id);
  };
  const goTo = (index: number): void => {
    const option = options[index];
    if (!option) return;
    setMoved({ id: option.id, while: selected });
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    if (!onEnter) select(index);
  };
  const typeTo = (letter: string): void => {
    const now = performance.now();
    const word = now - typed.current.at < WORD_PAUSE ? typed.current.word + letter : letter;
    typed.current = { word, at: now };
    goTo(typeAhead(names, active, word));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = listStep(event.key, active, options.length);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (next !== undefined) goTo(next);
    else if (isLetter) typeTo(event.key);
    else if (event.key === 'Enter' || event.key === ' ') select(active);
    else {
      onOtherKey?.(event);
      return;
    }
    // While the list has the focus, letters are type-ahead, not shortcuts of the page.
    event.stopPropagation();
    event.preventDefault();
  };
  const choose = (index: number): void => {
    const option = options[index];
    if (!option) return;
    setMoved({ id: option.id, while: selected });
    select(index);
  };
  return { active, onKeyDown, choose };
}

function SkeletonOptions({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- rows without content have no identity
    <Option key={index} as="div">
      <Skeleton shape="avatar" />
      <Skeleton width={index % 2 === 0 ? '60%' : '44%'} />
    </Option>
  ));
}

interface ListOptionProps {
  id: string;
  option: ListBoxOption;
  selected: boolean;
  active: boolean;
  onChoose: () => void;
}

function ListOption({ id, option, selected, active, onChoose }: ListOptionProps) {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      data-active={active || undefined}
      onClick={onChoose}
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
  );
}

/** A list box with single selection by arrow keys or type-ahead. It is one tab stop. */
export function ListBox(props: ListBoxProps) {
  const { label, options, selected, loadingRows = 0, empty, ref } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { active, onKeyDown, choose } = useActiveOption(list, props);
  if (options.length === 0) {
    return (
      <Root ref={ref} aria-busy={loadingRows > 0} aria-label={label} role="group" tabIndex={-1}>
        {loadingRows > 0 && <SkeletonOptions count={loadingRows} />}
        {loadingRows === 0 && empty !== undefined && <Nothing>{empty}</Nothing>}
      </Root>
    );
  }
  return (
    <Root
      ref={(element) => {
        list.current = element;
        setRef(ref, element);
      }}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <ListOption
          key={option.id}
          id={`${id}${index}`}
          option={option}
          selected={option.id === selected}
          active={index === active}
          onChoose={() => choose(index)}
        />
      ))}
    </Root>
  );
}
