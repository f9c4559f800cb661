import { useLayoutEffect, useRef } from 'react';
import { Log } from './TestContainer.styles.ts';

export interface LogLine {
  id: number | string;
  /** Clock, formatted: "17:20:11". */
  at: string;
  text: string;
  tone?: 'danger';
}

/** How far from the end, in px, still counts as being there. */
const NEAR = 8;

/** The last words of a container; follows new ones unless somebody reads further up. */
export const ContainerLog = ({ label, lines }: { label: string; lines: readonly LogLine[] }) => {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useLayoutEffect(() => {
    if (box.current && following.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <Log
      ref={box}
      role="log"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        following.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {lines.map(({ id, at, text, tone }) => (
        <p key={id} data-tone={tone}>
          <time>{at}</time>
          {text}
        </p>
      ))}
    </Log>
  );
};
