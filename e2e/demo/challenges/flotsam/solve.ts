import { decodePng } from '../tools/png.ts';
import type { Picture } from '../tools/png.ts';
import { attachment, captured, flagIn } from '../tools/required.ts';
import type { Given } from '../types.ts';

/** The lowest bits of blue, column by column, from a line of the picture to its bottom. */
function blueBits({ width, height, rgb }: Picture, top: number): number[] {
  return Array.from({ length: width * (height - top) }, (_, at) => {
    const x = Math.floor(at / (height - top));
    const y = top + (at % (height - top));
    return (rgb[(y * width + x) * 3 + 2] ?? 0) & 1;
  });
}

function bytesOf(bits: readonly number[]): Buffer {
  return Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
      Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
    ),
  );
}

export function solve(given: Given): string {
  const waterline = Number(captured(given.hints.join('\n'), /y = (\d+)/));
  const bytes = bytesOf(blueBits(decodePng(attachment(given)), waterline));
  return flagIn(bytes.toString('utf8', 2, 2 + bytes.readUInt16BE(0)));
}
