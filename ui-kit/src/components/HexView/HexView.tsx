import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { CopyButton } from '../CopyField/CopyButton.tsx';
import { hexDump, hexRow, rowCount } from './hex-rows.ts';

export interface HexViewProps {
  /** Shown 16 to a row with their offset and characters; only visible rows are rendered. */
  bytes: Uint8Array;
  /** Name for assistive technology: "loose-cannon, 18,432 bytes". */
  label: string;
  /** Maximum height as a CSS length; the view scrolls above it. Default 320px. */
  maxHeight?: string;
  /** Shown when there are no bytes: "Nothing was sent". */
  empty?: ReactNode;
  /** Without a border, for use inside another box. */
  bare?: boolean;
}

const LINE = 20;

const Root = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
  &[data-bare] {
    border: 0;
    background: none;
  }
`;

const Scroll = styled.div`
  max-height: var(--hex-height);
  padding: 8px 12px;
  overflow: auto;
  border-radius: inherit;
  color: ${color.muted};
  ${text.m12}
  line-height: ${LINE}px;
`;

const Canvas = styled.div`
  position: relative;
  height: var(--hex-all);
  min-width: max-content;
`;

const Row = styled.div`
  position: absolute;
  display: flex;
  gap: 2ch;
  white-space: pre;
  transform: translateY(var(--hex-at));
  & > :first-child {
    color: ${color.faint};
    user-select: none;
  }
  & > :last-child {
    color: ${color.text};
  }
`;

/** Sets the width of the box, because its rows are positioned absolutely. */
const Ruler = styled.div`
  visibility: hidden;
  height: 0;
  white-space: pre;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 12px;
  border-radius: ${radius.small};
  background: ${color.raised};
`;

const Quiet = styled.p`
  color: ${color.faint};
  ${text.t12}
`;

/**
 * A hex dump with sixteen bytes per row. Only visible rows are rendered, so it can show megabytes.
 */
export function HexView({ bytes, label, maxHeight = '320px', empty, bare }: HexViewProps) {
  const scroll = useRef<HTMLDivElement>(null);
  // Its answer changes behind the compiler's back, which therefore leaves this component alone.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: rowCount(bytes),
    getScrollElement: () => scroll.current,
    estimateSize: () => LINE,
    overscan: 12,
  });
  return (
    <Root data-bare={bare || undefined} style={vars({ '--hex-height': maxHeight })}>
      <Scroll ref={scroll} role="region" aria-label={label} tabIndex={0}>
        {bytes.length === 0 ? (
          <Quiet>{empty}</Quiet>
        ) : (
          <Canvas style={vars({ '--hex-all': `${rows.getTotalSize()}px` })}>
            <Ruler aria-hidden>{' '.repeat(8 + 2 + 48 + 2 + 16 + 4)}</Ruler>
            {rows.getVirtualItems().map(({ index, start }) => {
              const { offset, hex, ascii } = hexRow(bytes, index);
              return (
                <Row key={index} style={vars({ '--hex-at': `${start}px` })}>
                  <span>{offset}</span>
                  <span>{hex}</span>
                  <span>{ascii}</span>
                </Row>
              );
            })}
          </Canvas>
        )}
      </Scroll>
      {bytes.length > 0 && (
        <Corner>
          <CopyButton size="small" variant="ghost" text={() => hexDump(bytes)} />
        </Corner>
      )}
    </Root>
  );
}
