import { expect, test } from 'vitest';
import { findTemplates, replaceSpans } from './templates.ts';

const IMPORT = `import { css, keyframes, styled } from 'styled-components';\n`;

function found(code: string) {
  const { components, helpers } = findTemplates(IMPORT + code);
  return [components.map(({ target }) => target), helpers.map(({ tag }) => tag)];
}

test('finds elements and components that are styled at the top level, exported or not', () => {
  const code =
    'const Root = styled.ul`a`; export const Wide = styled(Card)`b`, Item = styled.li`${Wide} c`;';
  expect(found(code)).toEqual([['"ul"', 'Card', '"li"'], []]);
});

test('finds parts of templates separately', () => {
  expect(found('const row = css`a`; export const turn = keyframes`b`;')).toEqual([
    [],
    ['css', 'keyframes'],
  ]);
});

test.each([
  ['made by a function', 'const make = () => styled.div`a`;'],
  [
    'of another tag',
    'const text = html`a`; const other = kit.div`b`; const third = wrap(Card)`c`;',
  ],
])('a template %s is none', (_, code) => {
  expect(found(code)).toEqual([[], []]);
});

test('does not parse a module without styled-components', () => {
  expect(findTemplates('this is no JavaScript').components).toEqual([]);
});

test('positions are in characters, also after multi-byte text', () => {
  const code = `${IMPORT}const dot = '·𝄞'; const Root = styled.ul\`a\`;`;
  const [root] = findTemplates(code).components;
  expect(code.slice(root?.start, root?.end)).toBe('styled.ul`a`');
  expect(code.slice(root?.tag.start, root?.tag.end)).toBe('styled.ul');
});

test('replaces spans given in any order', () => {
  const changes = [
    { start: 0, end: 1, by: 'one' },
    { start: 4, end: 5, by: 'three' },
    { start: 2, end: 3, by: '' },
  ];
  expect(replaceSpans('1 2 3', changes)).toBe('one  three');
});
