import { Suspense, useId, useState, type ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { lazyComponent, RenderNothing } from '../../components/overlay/lazy-component.ts';
import { keepWidth, readWidth, type PaneRange } from './pane-width.ts';
import { Middle, Root, Side } from './Split.styles.ts';

const PaneHandle = lazyComponent(
  async () => (await import('./PaneHandle.tsx')).PaneHandle,
  RenderNothing,
);

/** Makes the pane resizable by dragging or arrow keys; a double click or Enter resets it. */
export interface PaneResize extends PaneRange {
  /** Key for storing the width on this device: "challenge". */
  name: string;
  /** Name of the pane, for the handle: "Challenge". */
  label: string;
}

/** A pane next to the page's content: sticky below the header, with its own scrolling. */
export interface Pane {
  content: ReactNode;
  /** Width in px: 204 for categories, 300 for lists, 340 to 460 for details. */
  width: number;
  /** Breakpoint from which it is next to the content. Default `md`. */
  from?: 'md' | 'lg' | 'xl';
  /** Below the breakpoint: below (`start`: above) the content, or hidden. Default `stack`. */
  below?: 'stack' | 'hide';
  /** Default: not resizable. */
  resize?: PaneResize;
}

export interface SplitProps {
  /** The pane before the content, e.g. a list to select from. */
  start?: Pane;
  /** The pane after the content, e.g. details of what is selected. */
  end?: Pane;
  /** The page's content between the panes. */
  children: ReactNode;
}

interface BesideProps {
  pane: Pane;
  side: 'start' | 'end';
}

function Beside({ pane, side, id }: BesideProps & { id?: string }) {
  return (
    <Side
      id={id}
      data-side={side}
      data-from={pane.from ?? 'md'}
      data-below={pane.below ?? 'stack'}
      style={vars({
        '--pane-width': `${pane.width}px`,
        // A width that was stored in a wide window must leave enough space in a narrow one.
        '--pane-most': pane.resize && `max(50vw, ${pane.resize.min}px)`,
      })}
    >
      {pane.content}
    </Side>
  );
}

interface ResizableProps extends BesideProps {
  resize: PaneResize;
}

function Resizable({ pane, side, resize }: ResizableProps) {
  const id = useId();
  const { name, label, min, max } = resize;
  const [width, setWidth] = useState(() => readWidth(name, resize) ?? pane.width);
  const handle = (
    <Suspense>
      <PaneHandle
        side={side}
        from={pane.from ?? 'md'}
        label={label}
        controls={id}
        width={width}
        range={{ min, max }}
        onWidthChange={(next, isDone) => {
          setWidth(next);
          if (isDone) keepWidth(name, next);
        }}
        onReset={() => {
          setWidth(pane.width);
          keepWidth(name, null);
        }}
      />
    </Suspense>
  );
  return (
    <>
      {side === 'end' && handle}
      <Beside id={id} pane={{ ...pane, width }} side={side} />
      {side === 'start' && handle}
    </>
  );
}

function PaneAt({ pane, side }: { pane: Pane | undefined; side: 'start' | 'end' }) {
  if (pane === undefined) return null;
  const { resize } = pane;
  if (resize === undefined) return <Beside pane={pane} side={side} />;
  return <Resizable key={resize.name} pane={pane} side={side} resize={resize} />;
}

/** Content with panes next to it. The content scrolls with the document, panes separately. */
export function Split({ start, end, children }: SplitProps) {
  return (
    <Root>
      <PaneAt pane={start} side="start" />
      <Middle>{children}</Middle>
      <PaneAt pane={end} side="end" />
    </Root>
  );
}
