import { Calendar as CalendarIcon } from 'lucide-react';
import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useFieldGroup } from '../FormField/field-context.ts';
import { lazyComponent, preload } from '../overlay/lazy-component.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import type { CalendarPopoverProps } from './CalendarPopover.tsx';
import { CalendarPress } from './DateTimeField.styles.ts';
import type { WallDay } from './zoned-time.ts';

async function loadPopover() {
  return (await import('./CalendarPopover.tsx')).CalendarPopover;
}

const CalendarPopover = lazyComponent(loadPopover);
/** The calendar is loaded when the pointer or the focus first reaches the field. */
const preloadCalendar = preload(loadPopover);

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
  /** Called on blur and on Enter. */
  onCommit: () => void;
  onBlur?: TextFieldProps['onBlur'] | undefined;
  /** Called with the clicked day; returns whether the calendar closes. */
  onPick: (day: WallDay) => boolean;
  foot?: ReactNode;
}

/** A text field with a calendar, opened by its icon or by Arrow Down. */
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
    <div ref={setAnchor} onPointerEnter={preloadCalendar}>
      <TextField
        {...rest}
        autoComplete="off"
        spellCheck={false}
        aria-haspopup={locked ? undefined : 'dialog'}
        value={text}
        onValueChange={onType}
        onFocus={preloadCalendar}
        onBlur={(event) => {
          onCommit();
          onBlur?.(event);
        }}
        onKeyDown={keyDown}
        prefix={
          // For pointers only; the keyboard opens the calendar from the field itself.
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
