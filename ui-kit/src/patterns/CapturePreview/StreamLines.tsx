import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { StreamView, type StreamPart } from '../../components/StreamView/StreamView.tsx';
import { Bar, Lines, Streams } from './CapturePreview.styles.ts';

export interface CaptureStreams {
  form: 'text' | 'hex';
  onFormChange: (form: 'text' | 'hex') => void;
  /** Parts of the stream at `index`; flags are masked by `shown`. */
  parts: readonly StreamPart[];
  /** From 0. */
  index: number;
  count: number;
  onIndexChange: (index: number) => void;
  /** Below the lines: a button for more of a long stream. */
  more?: ReactNode;
}

export interface StreamWords {
  text: string;
  hex: string;
  /** Name of the choice between the two: "Show as". */
  form: string;
  /** "Stream 9 of 14" */
  stream: (number: number, count: number) => string;
  previous: string;
  next: string;
  /** What the arrows mean. */
  sent: string;
  received: string;
  /** Shown for a stream without data. */
  silent: string;
}

interface StreamLinesProps extends CaptureStreams {
  words: StreamWords;
}

/** The streams of a capture, one at a time, as text or hex. */
export function StreamLines({
  form,
  onFormChange,
  parts,
  index,
  count,
  onIndexChange,
  more,
  words,
}: StreamLinesProps) {
  return (
    <Streams>
      <Bar>
        <Segmented
          size="small"
          label={words.form}
          value={form}
          onValueChange={onFormChange}
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
      <Lines>
        <StreamView
          label={words.stream(index + 1, count)}
          parts={parts}
          form={form}
          words={{ out: words.sent, in: words.received }}
          empty={words.silent}
        />
        {more}
      </Lines>
    </Streams>
  );
}
