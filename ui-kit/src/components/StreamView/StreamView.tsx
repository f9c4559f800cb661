import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { hexDump } from '../HexView/hex-rows.ts';
import { Empty, Item, List, Said, Stamp } from './StreamView.styles.ts';
import { streamText } from './stream-text.ts';

export interface StreamPart {
  id: string | number;
  /** `out`: from the client to the server; `in`: back. */
  direction: 'out' | 'in';
  /** Seconds since the start of the stream. */
  at: number;
  bytes: Uint8Array;
  /** Shown instead of the bytes as text and as hex, so that a masked flag is not revealed as hex. */
  shown?: ReactNode;
}

export interface StreamViewProps {
  /** Name for assistive technology: "Stream 9 of 14". */
  label: string;
  /** In the order in which they were sent. */
  parts: readonly StreamPart[];
  /** Default `text`, in which binary data is still shown as hex. */
  form?: 'text' | 'hex';
  /** Labels of the directions, announced before each part: "sent by the team". */
  words: { out: string; in: string };
  /** Formats the time. Default: seconds with three decimals, "4.118". */
  formatAt?: (seconds: number) => string;
  /** Shows skeleton lines instead of the stream. */
  loading?: boolean;
  /** Shown for an empty stream: "Nothing was sent". */
  empty?: ReactNode;
  /** Shown if the stream could not be loaded: an `ErrorRegion`. */
  error?: ReactNode;
}

function seconds(at: number): string {
  return at.toFixed(3);
}

/** The data of a connection in both directions, distinguished by arrow, text and colour. */
export function StreamView({
  label,
  parts,
  form = 'text',
  words,
  formatAt = seconds,
  loading,
  empty,
  error,
}: StreamViewProps) {
  if (error !== undefined) return <>{error}</>;
  if (loading) {
    return (
      <div role="group" aria-label={label} aria-busy>
        {['24%', '72%', '30%', '48%', '60%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if (parts.length === 0) return <Empty>{empty}</Empty>;
  return (
    <List aria-label={label} tabIndex={0} data-form={form}>
      {parts.map(({ id, direction, at, bytes, shown }) => (
        <Item key={id} data-direction={direction}>
          <Icon
            icon={direction === 'out' ? ArrowRight : ArrowLeft}
            size={12}
            label={words[direction]}
          />
          <Stamp>{formatAt(at)}</Stamp>
          <Said>{shown ?? (form === 'hex' ? hexDump(bytes) : streamText(bytes))}</Said>
        </Item>
      ))}
    </List>
  );
}
