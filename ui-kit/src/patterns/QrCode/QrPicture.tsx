import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Width of the quiet zone in modules. The standard requires four, but the box adds to it. */
const QUIET = 2;

/** The implementation of `QrCode`, with the encoder. Loaded when it is first shown. */
export function QrPicture({ value }: { value: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { border: QUIET, ecc: 'M' });
    return { size: code.size, path: qrPath(code.data) };
  }, [value]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
