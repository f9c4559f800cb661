import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Modules of quiet ground around the code. The standard asks for four; the box's edge helps. */
const QUIET = 2;

/** The drawing of a `QrCode`, fetched with the encoder. */
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
