import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, motion } from '../../tokens/tokens.ts';
import { paneHeight } from '../frame.ts';
import { clampWidth, rangeIn, widthAfterKey, type PaneRange } from './pane-width.ts';

export interface PaneHandleProps {
  side: 'start' | 'end';
  from: 'md' | 'lg' | 'xl';
  /** Name of the pane. */
  label: string;
  /** Id of the pane. */
  controls: string;
  /** Pixels. */
  width: number;
  range: PaneRange;
  /** Called during a resize; `isDone` at its end. */
  onWidthChange: (width: number, isDone: boolean) => void;
  onReset: () => void;
}

const Root = styled.div`
  display: none;
  position: sticky;
  inset-block-start: var(--frame-top);
  z-index: 1;
  flex: none;
  width: 9px;
  height: ${paneHeight};
  margin-inline: -4px -5px;
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  &[data-side='start'] {
    margin-inline: -5px -4px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0 3px;
    background: transparent;
    transition: background-color ${motion.fast};
    forced-color-adjust: none;
  }
  ${media.hover} {
    &:hover::after {
      background: ${color.lineStrong};
    }
  }
  &:active::after,
  &:focus-visible::after {
    background: ${color.brandStrong};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${(['md', 'lg', 'xl'] as const)
    .map((from) => `${media[from]} { &[data-from='${from}'] { display: block; } }`)
    .join('')}
`;

/** A handle that resizes a pane, by dragging or by keys. */
export function PaneHandle({
  side,
  from,
  label,
  controls,
  width,
  range,
  onWidthChange,
  onReset,
}: PaneHandleProps) {
  const grip = useRef<{ x: number; width: number } | null>(null);
  const away = (element: Element): 1 | -1 =>
    (side === 'start') === (getComputedStyle(element).direction === 'ltr') ? 1 : -1;
  const inWindow = (): PaneRange => rangeIn(range, window.innerWidth);
  const widthAt = ({ clientX, currentTarget }: PointerEvent, start: { x: number; width: number }) =>
    clampWidth(start.width + (clientX - start.x) * away(currentTarget), inWindow());

  const take = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, width };
  };
  const move = (event: PointerEvent): void => {
    if (grip.current) onWidthChange(widthAt(event, grip.current), false);
  };
  const drop = (event: PointerEvent): void => {
    // A click without a drag may be part of a double click.
    if (grip.current && event.clientX !== grip.current.x) {
      onWidthChange(widthAt(event, grip.current), true);
    }
    grip.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') return onReset();
    const next = widthAfterKey(event, width, inWindow(), away(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    onWidthChange(next, true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that moves is a widget
    <Root
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={width}
      data-side={side}
      data-from={from}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
      onDoubleClick={onReset}
    />
  );
}
