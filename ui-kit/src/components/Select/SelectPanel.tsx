import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { Check } from 'lucide-react';
import { Fragment, type KeyboardEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { End, Float, Heading, Row, Surface, Words } from '../Menu/Menu.styles.ts';
import { portalRoot } from '../overlay/portal-root.ts';
import { useFloatingList } from '../overlay/use-floating-list.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { SelectOption } from './select-option.ts';
import { Nothing, OptionHint } from './Select.styles.ts';

export interface SelectPanelProps {
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  anchor: HTMLElement;
  options: readonly SelectOption<string>[];
  value: string | null;
  empty: string;
  /** Shown while options are loading. */
  loading: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

interface OptionRowProps {
  option: SelectOption<string>;
  chosen: boolean;
  onChoose: () => void;
  rowProps: ReturnType<ReturnType<typeof useFloatingList>['itemProps']>;
}

function OptionRow({ option, chosen, onChoose, rowProps }: OptionRowProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <Row
      {...rowProps}
      onKeyDown={press}
      role="option"
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
    >
      {option.glyph}
      <Words>
        <span lang={option.lang}>{option.label}</span>
        {option.hint !== undefined && <OptionHint>{option.hint}</OptionHint>}
      </Words>
      {chosen && (
        <End data-checked="">
          <Icon icon={Check} size={14} />
        </End>
      )}
    </Row>
  );
}

/** The open list of a `Select`. */
export function SelectPanel({
  id,
  label,
  labelledBy,
  anchor,
  options,
  value,
  empty,
  loading,
  onChoose,
  onClose,
}: SelectPanelProps) {
  const chosen = options.findIndex((option) => option.value === value);
  const { context, setFloating, floatingStyles, side, floatingProps, itemProps } = useFloatingList({
    anchor,
    role: 'listbox',
    labels: options.map((option) => option.label),
    start: Math.max(0, chosen),
    placement: 'bottom-start',
    matchWidth: true,
    onClose,
  });
  const choose = (option: SelectOption<string>): void => {
    if (option.disabled) return;
    onClose();
    onChoose(option.value);
  };
  return (
    <FloatingPortal root={portalRoot(anchor)} preserveTabOrder={false}>
      <FloatingFocusManager context={context} modal={false} guards={false} initialFocus={-1}>
        <Float
          ref={setFloating}
          style={floatingStyles}
          data-side={side}
          {...floatingProps()}
          id={id}
          aria-label={label}
          aria-labelledby={labelledBy}
        >
          <Surface role="presentation">
            {options.length === 0 && (
              <Nothing role="option" aria-selected={false} aria-disabled>
                {loading !== undefined && <Spinner decorative />}
                {loading ?? empty}
              </Nothing>
            )}
            {options.map((option, index) => (
              <Fragment key={option.value}>
                {option.group !== undefined && option.group !== options[index - 1]?.group && (
                  <Heading role="presentation">{option.group}</Heading>
                )}
                <OptionRow
                  option={option}
                  chosen={index === chosen}
                  onChoose={() => choose(option)}
                  rowProps={itemProps(index, { onClick: () => choose(option) })}
                />
              </Fragment>
            ))}
          </Surface>
        </Float>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
