import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { Bar, Lines, Streams } from './CapturePreview.styles.ts';

export interface StreamLine {
  /** Sent by the team; else it came back. */
  sent: boolean;
  /** Seconds since the stream began: "0.003". */
  at: string;
  /** As text or hex, by what is asked for; flags masked already. */
  content: string;
}

export interface CaptureStreams {
  view: 'text' | 'hex';
  onViewChange: (view: 'text' | 'hex') => void;
  lines: readonly StreamLine[];
  /** From 0. */
  index: number;
  count: number;
  onIndexChange: (index: number) => void;
}

export interface StreamWords {
  text: string;
  hex: string;
  view: string;
  /** "Stream 9 of 14" */
  stream: (number: number, count: number) => string;
  previous: string;
  next: string;
  /** What the arrows mean. */
  sent: string;
  received: string;
}

interface StreamLinesProps extends CaptureStreams {
  words: StreamWords;
}

/** One stream of a capture, line by line, as text or hex. */
export const StreamLines = ({
  view,
  onViewChange,
  lines,
  index,
  count,
  onIndexChange,
  words,
}: StreamLinesProps) => (
  <Streams>
    <Bar>
      <Segmented
        size="small"
        label={words.view}
        value={view}
        onValueChange={onViewChange}
        options={[
          { value: 'text', label: words.text },
          { value: 'hex', label: words.hex },
        ]}
      />
      <span role="status">{words.stream(index + 1, count)}</span>
      <IconButton
        size="small"
        icon={ChevronLeft}
        label={words.previous}
        disabled={index <= 0}
        onClick={() => onIndexChange(index - 1)}
      />
      <IconButton
        size="small"
        icon={ChevronRight}
        label={words.next}
        disabled={index >= count - 1}
        onClick={() => onIndexChange(index + 1)}
      />
    </Bar>
    <Lines
      aria-label={words.stream(index + 1, count)}
      tabIndex={0}
      data-hex={view === 'hex' || undefined}
    >
      {lines.map(({ sent, at, content }, place) => (
        // A line has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} data-sent={sent || undefined}>
          <span role="img" aria-label={sent ? words.sent : words.received}>
            {sent ? '→' : '←'}
          </span>
          <time>{at}</time>
          <span>{content}</span>
        </li>
      ))}
    </Lines>
  </Streams>
);
