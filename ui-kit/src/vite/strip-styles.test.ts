import { expect, test } from 'vitest';
import { stripStyles } from './strip-styles.ts';

const CODE = [
  `import { css, styled } from 'styled-components';`,
  `import { Card } from './Card.ts';`,
  'const row = css`gap: ${space};`;',
  'const Row = styled.div`${row}`;',
  'export const Wide = styled(Card)`${Row} & { width: 100%; }`;',
].join('\n');

function strip(css: string) {
  return stripStyles(CODE, { css, classes: ['hy1', 'hy2'] }, css)
    .split('\n')
    .slice(1);
}

test('a component keeps its target and has a class instead of its template', () => {
  const code = strip('');
  expect(code).toContain('const Row = /* @__PURE__ */ __make("div", "hy1");');
  expect(code).toContain('export const Wide = /* @__PURE__ */ __make(Card, "hy2");');
  expect(code.join()).not.toContain('`');
});

test('parts of templates become calls that are removed if unused', () => {
  expect(strip('')).toContain('const row = /* @__PURE__ */ css();');
});

test('the styles of a module are adopted first', () => {
  expect(strip('.hy1{gap:"4px"}')[0]).toBe(String.raw`__adopt(".hy1{gap:\"4px\"}");`);
  expect(strip('').join()).not.toContain('__adopt');
});

test.each([
  ['made by a function', 'const make = () => styled.div`gap: 0;`;'],
  ['with attributes', `const Root = styled.div.attrs({ role: 'list' })\`gap: 0;\`;`],
  ['in an object', 'const parts = { Root: styled(Card)`gap: 0;` };'],
])('a template %s is an error', (_, template) => {
  const code = `import { styled } from 'styled-components';\n${template}`;
  expect(() => stripStyles(code, { css: '', classes: [] }, '')).toThrow(/top of its module/);
});
