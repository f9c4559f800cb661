const A4 = [595, 842] as const;
const MARGIN = 56;

export interface PdfLine {
  text: string;
  /** Points. Default 12. */
  size?: number;
  /** Default `plain`. */
  font?: 'plain' | 'bold' | 'mono';
}

interface PdfOptions {
  /** Encrypts the file with an unknown password. */
  locked?: boolean;
  /** Width and height in points. Default: A4. */
  paper?: readonly [width: number, height: number];
}

const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' } as const;
const fontNames = Object.keys(FONTS);

function quoted(text: string): string {
  return `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}

function drawn(lines: readonly PdfLine[], height: number): string {
  let y = height - MARGIN;
  const shown = lines.map(({ text, size = 12, font = 'plain' }) => {
    y -= size * 1.6;
    return `BT /${font} ${size} Tf ${MARGIN} ${y.toFixed(1)} Td ${quoted(text)} Tj ET`;
  });
  return shown.join('\n');
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/**
 * Writes a PDF file for stories, with text in standard fonts. ASCII only, because offsets are counted
 * in bytes.
 */
export function makePdf(
  pages: readonly (readonly PdfLine[])[],
  { locked, paper = A4 }: PdfOptions = {},
): Blob {
  const first = 3 + fontNames.length;
  const fonts = fontNames.map((name, index) => `/${name} ${3 + index} 0 R`).join(' ');
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${paper.join(' ')}] >>`,
    ...Object.values(FONTS).map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << ${fonts} >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      stream(drawn(lines, paper[1])),
    ]),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const lock = locked
    ? `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`
    : '';
  file += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R ${lock} >>\nstartxref\n${table}\n%%EOF\n`;
  return new Blob([file], { type: 'application/pdf' });
}
