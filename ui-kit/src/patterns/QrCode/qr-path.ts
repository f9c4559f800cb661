/**
 * An SVG path of the dark modules of a code, one unit each. Adjacent modules of a row are one
 * rectangle, so that there are no visible seams.
 */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    let from = -1;
    for (let x = 0; x <= row.length; x += 1) {
      const dark = row[x] ?? false;
      if (dark && from < 0) from = x;
      if (!dark && from >= 0) {
        path += `M${from} ${y}h${x - from}v1H${from}z`;
        from = -1;
      }
    }
  }
  return path;
}
