import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { CopyButton } from '../CopyField/CopyButton.tsx';
import { lastLines, readLogLine } from './log-lines.ts';
import { Corner, Line, Quiet, Root, Scroll } from './LogText.styles.ts';

export interface LogTextProps {
  /** The log, one entry per line; a timestamp at the start of a line is highlighted. */
  log: string;
  /** Name for assistive technology: "Log of the test container". */
  label: string;
  /** Scrolls to new lines until the user scrolls up. */
  follow?: boolean;
  /** The log is still growing: new lines are announced. */
  live?: boolean;
  /** Maximum number of lines; only the newest are shown. Default 500. */
  maxLines?: number;
  /** Describes the omitted lines: `(count) => "1,204 lines before"`. */
  omitted?: (count: number) => ReactNode;
  /** Shown when the log is empty: "Nothing yet". */
  empty?: ReactNode;
  /** Maximum height as a CSS length; the box scrolls above it. Default 240px. */
  maxHeight?: string;
}

/** Within this distance in px, the box counts as scrolled to the end. */
const NEAR = 24;

/** Shows the output of a program, line by line. */
export function LogText({
  log,
  label,
  follow,
  live,
  maxLines = 500,
  omitted,
  empty,
  maxHeight = '240px',
}: LogTextProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const { lines, left } = lastLines(log, maxLines);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && follow && atEnd.current) box.scrollTop = box.scrollHeight;
  });
  return (
    <Root style={vars({ '--log-height': maxHeight })}>
      <Scroll
        ref={scroll}
        role="log"
        aria-label={label}
        aria-live={live ? 'polite' : 'off'}
        tabIndex={0}
        onScroll={({ currentTarget: box }) => {
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
        }}
      >
        {log === '' && <Quiet>{empty}</Quiet>}
        {left > 0 && omitted && <Quiet>{omitted(left)}</Quiet>}
        {log !== '' &&
          lines.map((line, index) => {
            const { time, text: said, tone } = readLogLine(line);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a line's name is its number
              <Line key={left + index} data-tone={tone}>
                {time !== '' && <time>{time}</time>}
                {said === '' ? ' ' : said}
              </Line>
            );
          })}
      </Scroll>
      {log !== '' && (
        <Corner>
          <CopyButton size="small" variant="ghost" text={log} />
        </Corner>
      )}
    </Root>
  );
}
