import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluateStyles, styledModules } from './evaluate-styles.ts';

const CACHE = join(import.meta.dirname, '../../../.cache');

// Inside of the repository, so that styled-components is found.
let folder = '';
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'styles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const IMPORT = `import { css, keyframes, styled } from 'styled-components';\n`;

/** Evaluates the styles of modules given by name and source. */
async function evaluate(modules: Record<string, string>) {
  for (const [name, code] of Object.entries(modules))
    writeFileSync(join(folder, name), IMPORT + code);
  const styles = await evaluateStyles(styledModules(folder));
  return (name: string) => styles.get(join(folder, name));
}

test('a template becomes rules for the class of its component', async () => {
  const styles = await evaluate({
    'a.ts': 'const gap = css`gap: 4px;`; export const A = styled.div`${gap} &:hover { top: 0; }`;',
  });
  expect(styles('a.ts')).toEqual({ css: '.hy0{gap:4px;}.hy0:hover{top:0;}', classes: ['hy0'] });
});

test('inherited styles stay in the module that defines them', async () => {
  const styles = await evaluate({
    'base.ts': 'export const Base = styled.div`gap: 4px;`;',
    'wide.ts': `import { Base } from './base.ts'; export const Wide = styled(Base)\`top: 0;\`;`,
  });
  expect(styles('base.ts')?.css).toBe('.hy0{gap:4px;}');
  expect(styles('wide.ts')).toEqual({ css: '.hy1{top:0;}', classes: ['hy1'] });
});

test('a component in a selector becomes its class, also across modules', async () => {
  const styles = await evaluate({
    'a.ts': `import { Row } from './b.ts'; export const A = styled.i\`\${Row}:hover & { top: 0; }\`;`,
    'b.ts': 'export const Row = styled.b`gap: 4px;`;',
  });
  expect(styles('a.ts')?.css).toBe('.hy1:hover .hy0{top:0;}');
});

test('a component without rules has a class, for use in other selectors', async () => {
  const styles = await evaluate({ 'a.ts': 'export const A = styled.i``, B = styled.b``;' });
  expect(styles('a.ts')).toEqual({ css: '', classes: ['hy0', 'hy1'] });
});

test('keyframes are part of each module that uses them, under one name', async () => {
  const styles = await evaluate({
    'shared.ts': 'export const turn = keyframes`to { rotate: 1turn; }`;',
    'a.ts': `import { turn } from './shared.ts'; export const A = styled.i\`animation: \${turn} 1s;\`;`,
    'b.ts': `import { turn } from './shared.ts'; export const B = styled.i\`animation: \${turn} 2s;\`;`,
  });
  const nameIn = (css = '') => /@keyframes (\w+)\{/.exec(css)?.[1] ?? 'none';
  const name = nameIn(styles('a.ts')?.css);
  expect(nameIn(styles('b.ts')?.css)).toBe(name);
  expect(styles('a.ts')?.css).toContain(`animation:${name} 1s`);
  expect(styles('shared.ts')).toEqual({ css: '', classes: [] });
});

test.each([
  ['itself', 'styled.i`gap: ${(props) => props.gap};`'],
  ['in a piece', 'styled.i`${css`gap: ${(props) => props.gap};`}`'],
])('a template that asks for props %s is an error that names the module', async (_, template) => {
  await expect(evaluate({ 'a.ts': `export const A = ${template};` })).rejects.toThrow(
    /a\.ts: a template depends on props/,
  );
});
