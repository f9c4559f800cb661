import { Suspense } from 'react';
import { lazyComponent, RenderNothing } from '../../components/overlay/lazy-component.ts';
import { vars } from '../../tokens/vars.ts';
import { Box } from './QrCode.styles.ts';

const QrPicture = lazyComponent(
  async () => (await import('./QrPicture.tsx')).QrPicture,
  RenderNothing,
);

export interface QrCodeProps {
  /** What a reader gets: an address as a rule, at most 2,900 bytes. */
  value: string;
  /** What it leads to, for assistive technology: "QR code of halyard.example/games/12". */
  label: string;
  /** Side in px, or a CSS length where it scales. Default 104. */
  size?: number | string;
}

/** A picture of a text for phones. It is worked out when it is first shown. */
export function QrCode({ value, label, size = 104 }: QrCodeProps) {
  return (
    <Box
      role="img"
      aria-label={label}
      data-edge
      style={vars({ '--side': typeof size === 'number' ? `${size}px` : size })}
    >
      <Suspense fallback={<span hidden data-arriving />}>
        <QrPicture value={value} />
      </Suspense>
    </Box>
  );
}
