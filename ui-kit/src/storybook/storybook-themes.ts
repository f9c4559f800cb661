import { create } from 'storybook/theming/create';
import { dark } from '../tokens/dark.ts';
import { light } from '../tokens/light.ts';
import type { ThemeValues } from '../tokens/names.ts';

function toTheme(base: 'dark' | 'light', values: ThemeValues) {
  return create({
    base,
    brandTitle: 'Halyard ui-kit',
    fontBase: 'Geist, system-ui, sans-serif',
    fontCode: 'Geist Mono, ui-monospace, monospace',
    colorPrimary: values.brandText,
    colorSecondary: values.brandText,
    appBg: values.bg,
    appContentBg: values.bg,
    appPreviewBg: values.bg,
    appBorderColor: values.line,
    appBorderRadius: 12,
    textColor: values.text,
    textMutedColor: values.muted,
    textInverseColor: values.bg,
    barBg: values.surface,
    barTextColor: values.muted,
    barSelectedColor: values.brandText,
    barHoverColor: values.brandText,
    inputBg: values.surface,
    inputBorder: values.control,
    inputTextColor: values.text,
  });
}

/** Themes of Storybook itself, in the colours of the kit. */
export const storybookThemes = { dark: toTheme('dark', dark), light: toTheme('light', light) };
