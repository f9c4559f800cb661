import type { ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { CopyButton } from '../CopyField/CopyButton.tsx';
import { Bar, Corner, Line, Root, Scroll } from './CodeBlock.styles.ts';

export interface CodeBlockProps {
  /** The text as it is copied. */
  code: string;
  /** What it is, for assistive technology: "Request", "exploit.py". */
  label: string;
  /** Shown above the code with the controls; without it copying stands in the corner. */
  title?: ReactNode;
  /** Controls before copying, e.g. a switch for `wrap`. Only with a title. */
  actions?: ReactNode;
  /** Long lines break instead of scrolling. */
  wrap?: boolean;
  /** Numbers the lines from this one on. */
  lineNumbers?: boolean | number;
  /** Scrolls above this height, as CSS. Default as high as the code. */
  maxHeight?: string;
  /** `raised` as in running text, `page` with an edge. Default `page`. */
  ground?: 'page' | 'raised';
  /** There is nothing to copy, or it may not be. */
  copyable?: boolean;
}

/** Words of a program, to read and to take away. Coloured code of Markdown has its own. */
export function CodeBlock({
  code,
  label,
  title,
  actions,
  wrap,
  lineNumbers = false,
  maxHeight,
  ground = 'page',
  copyable = true,
}: CodeBlockProps) {
  const first = lineNumbers === true ? 1 : lineNumbers;
  const lines = first === false ? [] : code.replace(/\n$/, '').split('\n');
  const copy = copyable && <CopyButton size="small" variant="ghost" text={code} />;
  return (
    <Root data-ground={ground} style={vars({ '--code-height': maxHeight })}>
      {title !== undefined && (
        <Bar>
          <span>{title}</span>
          {actions}
          {copy}
        </Bar>
      )}
      <Scroll
        tabIndex={0}
        role="region"
        aria-label={label}
        data-wrap={wrap || undefined}
        data-corner={(title === undefined && copyable) || undefined}
        style={vars({ '--digits': String((first || 0) + lines.length).length })}
      >
        <code>
          {first === false
            ? code
            : lines.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a line's name is its number
                <Line key={first + index} data-line={first + index}>
                  {`${line}\n`}
                </Line>
              ))}
        </code>
      </Scroll>
      {title === undefined && copyable && <Corner>{copy}</Corner>}
    </Root>
  );
}
