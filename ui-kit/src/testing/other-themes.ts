import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import { showTheme, shownLook } from '../storybook/look.ts';
import { palettes, type PaletteName } from '../tokens/palettes.ts';
import { themes } from './themes.ts';

type Context = Parameters<typeof checkWithAxe>[0];

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/**
 * Themes differ only in colours, so only contrast rules are checked again; high contrast has
 * stricter ones.
 */
function rulesOf(theme: PaletteName): string[] {
  return palettes[theme].contrast === 'more'
    ? ['color-contrast-enhanced']
    : ['color-contrast', 'link-in-text-block'];
}

function withRules(context: Context, rules: string[]): Context {
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: rules } };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
}

/**
 * Further themes of a story: all with FULL_MATRIX, else one, which depends on its id, so that stories of one
 * component have different ones.
 */
function themesBeside(storyId: string): readonly PaletteName[] {
  const others = themes.slice(1);
  if (import.meta.env['FULL_MATRIX']) return others;
  const place = Array.from(storyId).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return others.filter((_, index) => index === place % others.length);
}

/**
 * The accessibility addon checks a story in one theme. In test runs this also checks it in another, or in all
 * of them, with the rules that depend on colours, which is much faster than rendering every story
 * again.
 */
export const checkOtherThemes: typeof checkWithAxe = async (context) => {
  if (!('VITEST_STORYBOOK' in import.meta.env)) return;
  const root = document.documentElement;
  try {
    for (const theme of themesBeside(context.id)) {
      showTheme(root, shownLook({ theme }));
      await afterPaint();
      await checkWithAxe(withRules(context, rulesOf(theme)));
    }
  } finally {
    showTheme(root, shownLook(context.globals));
  }
};
