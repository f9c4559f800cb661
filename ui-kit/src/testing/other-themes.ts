import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import { showTheme, shownLook } from '../storybook/look.ts';
import { otherThemes } from './themes.ts';

const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * The accessibility addon looks at a story in one theme. In test runs this shows it the story in
 * the other themes too: another look costs far less than rendering every story again.
 */
export const checkOtherThemes: typeof checkWithAxe = async (context) => {
  if (!('VITEST_STORYBOOK' in import.meta.env)) return;
  const root = document.documentElement;
  try {
    for (const theme of otherThemes) {
      showTheme(root, shownLook({ theme }));
      await afterPaint();
      await checkWithAxe(context);
    }
  } finally {
    showTheme(root, shownLook(context.globals));
  }
};
