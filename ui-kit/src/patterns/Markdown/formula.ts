import { mathLetters } from './math-letters.ts';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

export const isFormulaPart = (node: Element): boolean => node.namespaceURI === MATHML;

/** Text of a part in the letters of its style, if it has one. */
export const formulaText = (node: Element): string | undefined => {
  const style = node.getAttribute('mathvariant');
  return style === null || node.childElementCount > 0
    ? undefined
    : mathLetters(node.textContent ?? '', style);
};

/** How its table wants a cell aligned: browsers read it from nowhere but a style. */
const cellAlign = (cell: Element): string | undefined => {
  const table = cell.closest('mtable');
  const column = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  return table?.getAttribute('columnalign')?.split(' ')[column];
};

/** Read here, or without a place in a formula. */
const DROPPED = new Set(['class', 'columnalign', 'href', 'notation', 'src', 'type', 'checked']);

/** Upright letters are the one style that browsers heed. */
const isHeeded = ({ name, value }: Attr): boolean => name !== 'mathvariant' || value === 'normal';

/** Attributes of a part for React. */
export const formulaAttributes = (node: Element): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    [...node.attributes]
      .filter((attribute) => isHeeded(attribute) && !DROPPED.has(attribute.name))
      .map(({ name, value }) => [name, value]),
  ),
  ...(node.localName === 'mtd' && { 'data-align': cellAlign(node) }),
  ...(node.getAttribute('notation') === 'box' && { 'data-box': '' }),
});
