import type { ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { CopyButton } from '../CopyField/CopyButton.tsx';
import { Bar, Corner, Line, Root, Scroll } from './CodeBlock.styles.ts';

export interface CodeBlockProps {
  /** The code, as it is copied. */
  code: string;
  /** What it is, for assistive technology: "Request", "exploit.py". */
  label: string;
  /** Title bar above the code; without it the copy button is in the corner. */
  title?: ReactNode;
  /** Controls before the copy button, e.g. a switch for `wrap`. Only with a title. */
  actions?: ReactNode;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
  /** Shows line numbers, starting at this one. */
  lineNumbers?: boolean | number;
  /** Maximum height as a CSS length; the block scrolls above it. Default: as high as the code. */
  maxHeight?: string;
  /** `raised` for running text, `page` adds a border. Default `page`. */
  ground?: 'page' | 'raised';
  /** Shows the copy button. Default true. */
  copyable?: boolean;
}

/** Code or program output that can be copied. Markdown highlights its own code blocks. */
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
