import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { pageInset } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { GridRoot, Root } from './Stack.styles.ts';

/** Gaps and paddings in px on the 4 px grid; 2 and 6 are for text with icons. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32 | 48 | 64;

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'className'> {
  /** Element to render. Default `div`. */
  as?: ElementType;
  /** Gap between the children in px. Default 0. */
  gap?: Gap;
  /** Alignment across the direction. Default `stretch` in a Stack, `center` in a Row. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Alignment along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Padding in px, or `page` for the padding of a page. */
  pad?: Gap | 'page';
  /**
   * Takes the remaining space, and may be smaller than its content. `content`: is not, and moves to the
   * next line of a row that wraps instead.
   */
  grow?: boolean | 'content';
  /** Wraps children that do not fit. */
  wrap?: boolean;
  /** Maximum width in px, e.g. 640 for a form, 720 for text. */
  maxWidth?: number;
  /** Placed one after another, with `gap` between them. */
  children?: ReactNode;
}

function padding(pad: Gap | 'page'): string {
  return pad === 'page' ? pageInset : `${pad}px`;
}

function flow(direction: 'column' | 'row', usual: NonNullable<StackProps['align']>) {
  return ({
    gap = 0,
    align = usual,
    justify,
    pad = 0,
    grow,
    wrap,
    maxWidth,
    ...rest
  }: StackProps) => (
    <Root
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-grow={grow || undefined}
      data-wrap={wrap || undefined}
      style={vars({
        '--stack-gap': `${gap}px`,
        '--stack-pad': padding(pad),
        '--stack-max': maxWidth === undefined ? 'none' : `${maxWidth}px`,
      })}
      {...rest}
    />
  );
}

/** Arranges children vertically. */
export const Stack = flow('column', 'stretch');

/** Arranges children horizontally. */
export const Row = flow('row', 'center');

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'className'> {
  /** Element to render. Default `div`. */
  as?: ElementType;
  /** Gap between cells in px. Default 16. */
  gap?: Gap;
  /** As many equal columns as fit, with this minimum width in px. */
  min?: number;
  /** Columns in CSS, e.g. `minmax(0, 1fr) 372px`; one column below `from`. */
  columns?: string;
  /** Breakpoint from which `columns` apply. Default `lg`. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
  /**
   * Padding on all sides in px; `page` is the inset of pages, which depends on the window's width.
   */
  pad?: Gap | 'page';
  /** How cells of different height line up in a row. Default `stretch`. */
  align?: 'start' | 'center' | 'stretch';
  /** The cells in the order of reading. */
  children?: ReactNode;
}

/** Equal columns (`min`), or given columns that become one in narrow windows (`columns`). */
export function Grid({ gap = 16, min, columns, from = 'lg', pad = 0, align, ...rest }: GridProps) {
  return (
    <GridRoot
      data-min={min}
      data-from={columns === undefined ? undefined : from}
      data-align={align}
      style={vars({
        '--grid-gap': `${gap}px`,
        '--grid-pad': padding(pad),
        '--grid-min': min === undefined ? undefined : `${min}px`,
        '--grid-columns': columns,
      })}
      {...rest}
    />
  );
}
