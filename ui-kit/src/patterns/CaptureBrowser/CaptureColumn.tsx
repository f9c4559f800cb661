import { Check as Tick } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { browseStep, findTyped } from './browse.ts';
import { Check, Filler, Label, List, Meta, Option } from './CaptureBrowser.styles.ts';

export interface CaptureOption {
  id: string;
  /** What it is found by: a title, a team, a time. */
  label: string;
  /** Before the label: flag of a category, avatar. */
  start?: ReactNode;
  /** Two quiet facts at the end: "38 teams", "4.1 GB". */
  facts?: readonly [string, string];
  /** The label is read letter by letter: times, files. */
  mono?: boolean;
  /** There is nothing in it. */
  muted?: boolean;
}

export interface CaptureColumnProps {
  /** What stands in it: "Challenges". */
  label: string;
  options: readonly CaptureOption[];
  /** The one whose content stands in the next column. */
  openId?: string | undefined;
  onOpen: (id: string) => void;
  /** Several can be marked, e.g. to download them. */
  checked?: ReadonlySet<string> | undefined;
  onCheckedChange?: ((checked: ReadonlySet<string>) => void) | undefined;
  /** Shows rows of skeletons instead. */
  loading?: boolean;
  /** Stands in place of the options when there are none. */
  empty?: ReactNode;
}

interface OwnProps extends CaptureColumnProps {
  ref: Ref<HTMLUListElement>;
  /** Left or right was pressed: -1 is the column before. */
  onLeave: (by: -1 | 1) => void;
}

/** How long after a letter the next one still belongs to the same word, in ms. */
const WORD = 700;

/** One column: a list box with type-ahead. */
export const CaptureColumn = ({
  label,
  options,
  openId,
  onOpen,
  checked,
  onCheckedChange,
  loading,
  empty,
  ref,
  onLeave,
}: OwnProps) => {
  const id = useId();
  const [activeId, setActiveId] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const at = options.findIndex((option) => option.id === (activeId ?? openId));
  const active = options[at];

  const toggle = (option: CaptureOption): void => {
    if (!checked || !onCheckedChange) return;
    const next = new Set(checked);
    if (!next.delete(option.id)) next.add(option.id);
    onCheckedChange(next);
  };
  const goTo = (index: number | undefined, list: HTMLElement): void => {
    const option = index === undefined ? undefined : options[index];
    if (!option) return;
    setActiveId(option.id);
    list.children[index ?? 0]?.scrollIntoView({ block: 'nearest' });
  };
  const type = (letter: string, now: number): number | undefined => {
    const fresh = now - typed.current.at > WORD;
    typed.current = { text: fresh ? letter : typed.current.text + letter, at: now };
    return findTyped(
      options.map((option) => option.label),
      at,
      typed.current.text,
    );
  };
  const keyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const ahead = isRtl ? 'ArrowLeft' : 'ArrowRight';
    if (key === ahead) {
      if (active && active.id !== openId) onOpen(active.id);
      onLeave(1);
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') onLeave(-1);
    else if (key === 'Enter' && active) onOpen(active.id);
    else if (key === ' ' && active) {
      if (checked) toggle(active);
      else onOpen(active.id);
    } else {
      const next =
        browseStep(at, options.length, key) ??
        (key.length === 1 ? type(key, event.timeStamp) : undefined);
      if (next === undefined) return;
      goTo(next, currentTarget);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  if (loading) {
    return (
      <Filler aria-busy>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} shape="row" height="44px" />
        ))}
      </Filler>
    );
  }
  if (options.length === 0) return <Filler>{empty}</Filler>;
  return (
    <List
      ref={ref}
      role="listbox"
      aria-label={label}
      aria-multiselectable={checked ? true : undefined}
      aria-activedescendant={active && `${id}-${active.id}`}
      tabIndex={0}
      onKeyDown={keyDown}
    >
      {options.map((option) => {
        const isOpen = option.id === openId;
        const isChecked = checked?.has(option.id) ?? false;
        return (
          <Option
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={checked ? isChecked : isOpen}
            data-open={isOpen || undefined}
            data-checked={isChecked || undefined}
            data-active={option.id === active?.id || undefined}
            data-muted={option.muted || undefined}
            onClick={() => {
              setActiveId(option.id);
              onOpen(option.id);
            }}
          >
            {checked && (
              <Check
                aria-hidden
                onClick={(event) => {
                  event.stopPropagation();
                  setActiveId(option.id);
                  toggle(option);
                }}
              >
                {isChecked && <Icon icon={Tick} size={12} />}
              </Check>
            )}
            {option.start}
            <Label data-mono={option.mono || undefined}>{option.label}</Label>
            {option.facts && (
              <Meta>
                {option.facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </Meta>
            )}
          </Option>
        );
      })}
    </List>
  );
};
