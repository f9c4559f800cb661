import { mathLetters } from './math-letters.ts';

/** The namespace of formulas. */
export const MATHML = 'http://www.w3.org/1998/Math/MathML';

export function isFormulaPart(node: Element): boolean {
  return node.namespaceURI === MATHML;
}

/** Elements that contain text; browsers do not render elements inside them. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

/** Text of such an element, in the Unicode letters of its style. */
export function formulaText(node: Element): string | undefined {
  return TOKENS.has(node.localName)
    ? mathLetters(node.textContent ?? '', node.getAttribute('mathvariant') ?? '')
    : undefined;
}

/** Properties of a table cell that browsers only support as inline styles. */
function cellAttributes(cell: Element) {
  const table = cell.closest('mtable');
  const column = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  return {
    'data-align': table?.getAttribute('columnalign')?.split(' ')[column],
    'data-joined': table?.getAttribute('columnspacing')?.startsWith('0em') ? '' : undefined,
  };
}

/** Handled here. */
const DROPPED = new Set(['columnalign', 'columnspacing', 'notation']);

/** The only style that browsers support is upright. */
function isHeeded({ name, value }: Attr): boolean {
  return name !== 'mathvariant' || value === 'normal';
}

/** Attributes of an element as React props. */
export function formulaAttributes(node: Element): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(
      [...node.attributes]
        .filter((attribute) => isHeeded(attribute) && !DROPPED.has(attribute.name))
        .map(({ name, value }) => [name, value]),
    ),
    ...(node.localName === 'mtd' && cellAttributes(node)),
    ...(node.getAttribute('notation') === 'box' && { 'data-box': '' }),
  };
}
