import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';

const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * The accessibility addon looks at a story in one theme. In test runs this shows it the story in
 * the other theme too: a second look costs far less than rendering every story twice.
 */
export const checkOtherTheme: typeof checkWithAxe = async (context) => {
  if (!('VITEST_STORYBOOK' in import.meta.env)) return;
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  root.dataset['theme'] = theme === 'light' ? 'dark' : 'light';
  try {
    await afterPaint();
    await checkWithAxe(context);
  } finally {
    root.dataset['theme'] = theme;
  }
};
