import { Calendar as CalendarIcon } from 'lucide-react';
import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useFieldGroup } from '../FormField/field-context.ts';
import { lazyPart, preload } from '../overlay/lazy-part.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import type { CalendarPopoverProps } from './CalendarPopover.tsx';
import { CalendarPress } from './DateTimeField.styles.ts';
import type { WallDay } from './zoned-time.ts';

async function loadPopover() {
  return (await import('./CalendarPopover.tsx')).CalendarPopover;
}

const CalendarPopover = lazyPart(loadPopover);
/** The calendar is fetched when the pointer or the focus comes near. */
const comeNear = preload(loadPopover);

interface CalendarFieldProps
  extends
    Omit<
      TextFieldProps,
      'value' | 'onValueChange' | 'onBlur' | 'type' | 'prefix' | 'icon' | 'min' | 'max'
    >,
    Pick<
      CalendarPopoverProps,
      'selected' | 'span' | 'since' | 'min' | 'max' | 'today' | 'locale' | 'done'
    > {
  text: string;
  onType: (text: string) => void;
  /** The field was left, or Enter was pressed. */
  onCommit: () => void;
  onBlur?: TextFieldProps['onBlur'] | undefined;
  /** Answers whether the calendar closes. */
  onPick: (day: WallDay) => boolean;
  foot?: ReactNode;
}

/** A line that is typed, with a calendar behind its icon and behind the arrow key. */
export function CalendarField({
  text,
  onType,
  onCommit,
  onBlur,
  onPick,
  foot,
  selected,
  span,
  since,
  min,
  max,
  today,
  locale,
  done,
  ...rest
}: CalendarFieldProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const field = useFieldGroup({ 'aria-label': rest['aria-label'] });
  const locked = rest.disabled || rest.readOnly;
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onCommit();
    if (event.key !== 'ArrowDown' || locked) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div ref={setAnchor} onPointerEnter={comeNear}>
      <TextField
        {...rest}
        autoComplete="off"
        spellCheck={false}
        aria-haspopup={locked ? undefined : 'dialog'}
        value={text}
        onValueChange={onType}
        onFocus={comeNear}
        onBlur={(event) => {
          onCommit();
          onBlur?.(event);
        }}
        onKeyDown={keyDown}
        prefix={
          // For pointers only: the field itself opens the calendar by key.
          <CalendarPress
            type="button"
            aria-hidden
            tabIndex={-1}
            disabled={locked}
            onClick={() => setOpen(!open)}
          >
            <Icon icon={CalendarIcon} />
          </CalendarPress>
        }
      />
      {open && anchor && (
        <Suspense>
          <CalendarPopover
            id={id}
            anchor={anchor}
            label={rest['aria-label']}
            labelledBy={field['aria-labelledby']}
            foot={foot}
            done={done}
            onClose={() => setOpen(false)}
            selected={selected}
            onSelect={(next) => onPick(next) && setOpen(false)}
            span={span}
            since={since}
            min={min}
            max={max}
            today={today}
            locale={locale}
          />
        </Suspense>
      )}
    </div>
  );
}
