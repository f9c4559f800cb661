import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { CopyButton } from '../CopyField/CopyButton.tsx';
import { hexDump, hexRow, rowCount } from './hex-rows.ts';
import { Canvas, Corner, LINE, Quiet, Root, Row, Ruler, Scroll } from './HexView.styles.ts';

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
