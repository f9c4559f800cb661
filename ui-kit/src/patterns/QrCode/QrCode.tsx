import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyComponent, RenderNothing } from '../../components/overlay/lazy-component.ts';
import { vars } from '../../tokens/vars.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** Dark on light in both themes, because many readers support nothing else. */
const Box = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  width: var(--side);
  height: var(--side);
  border-radius: ${radius.control};
  background: light-dark(${color.surface}, ${color.text});
  color: light-dark(${color.text}, ${color.bg});

  &[data-edge] {
    box-shadow: 0 0 0 1px ${color.line};
  }
  & > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const QrPicture = lazyComponent(
  async () => (await import('./QrPicture.tsx')).QrPicture,
  RenderNothing,
);

export interface QrCodeProps {
  /** The encoded text, usually an address; at most 2,900 bytes. */
  value: string;
  /** Name for assistive technology: "QR code of halyard.example/games/12". */
  label: string;
  /** Width in px, or a CSS length. Default 104. */
  width?: number | string;
}

/** A QR code. The encoder is loaded when the first code is shown. */
export function QrCode({ value, label, width = 104 }: QrCodeProps) {
  return (
    <Box
      role="img"
      aria-label={label}
      data-edge
      style={vars({ '--side': typeof width === 'number' ? `${width}px` : width })}
    >
      <Suspense fallback={<span hidden data-arriving />}>
        <QrPicture value={value} />
      </Suspense>
    </Box>
  );
}
