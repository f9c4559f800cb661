import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a part of the work may keep the process from answering requests. */
const SLICE_MILLISECONDS = 5;
const ROWS_AT_ONCE = 100;

/** The JSON of an object with one long list, written in slices between which others have their turn. */
export async function writeInSlices<Row>(
  head: object,
  { name, rows, toJson }: { name: string; rows: readonly Row[]; toJson: (row: Row) => object },
): Promise<Buffer> {
  const parts = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:[`)];
  let began = performance.now();
  for (let index = 0; index < rows.length; index += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(index, index + ROWS_AT_ONCE).map(toJson)).slice(1, -1);
    parts.push(Buffer.from(index === 0 ? json : `,${json}`));
    if (performance.now() - began < SLICE_MILLISECONDS) continue;
    await nextTurn();
    began = performance.now();
  }
  return Buffer.concat([...parts, Buffer.from(']}')]);
}
