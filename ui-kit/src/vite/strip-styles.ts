import { fileURLToPath } from 'node:url';
import type { ModuleStyles } from './evaluate-styles.ts';
import { findTemplates, replaceSpans } from './templates.ts';

const IN_PAGE = JSON.stringify(fileURLToPath(new URL('made-styled.ts', import.meta.url)));

const LEFT_OVER = /\bstyled[.(][^`;]*`/;

/**
 * Replaces the templates of a compiled module with classes.
 * @param css styles to add to the module; empty if they are in a stylesheet
 * @throws Error for a template that is not at the module's top level, or has options besides its target
 */
export function stripStyles(code: string, { classes }: ModuleStyles, css: string): string {
  const { components, helpers } = findTemplates(code);
  const stripped = replaceSpans(code, [
    ...components.map(({ start, end, target }, index) => {
      const name = JSON.stringify(classes[index]);
      return { start, end, by: `/* @__PURE__ */ __make(${target}, ${name})` };
    }),
    // They are no longer used. If one still is, styled-components remains in the build, which is an
    // error there.
    ...helpers.map(({ start, end, tag }) => ({ start, end, by: `/* @__PURE__ */ ${tag}()` })),
  ]);
  if (LEFT_OVER.test(stripped))
    throw new Error('A template stands alone at the top of its module: const Root = styled.div`…`');
  const head = `import { adopt as __adopt, make as __make } from ${IN_PAGE};\n`;
  return head + (css && `__adopt(${JSON.stringify(css)});\n`) + stripped;
}
