import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../components/Stack/Stack.tsx';
import { applyBrand } from './apply-brand.ts';
import { ThemeSample } from './ThemeSample.tsx';
import { palettes, type Contrast, type Mode } from '../tokens/palettes.ts';
import { guide } from '../storybook/guide.ts';

interface PreviewProps {
  /** The brand colour, `#rrggbb`; empty for Halyard's own. */
  brand: string;
  /** Default normal. */
  contrast?: Contrast;
  /** Themes to show side by side. Default: both. */
  modes?: readonly Mode[];
}

function Preview({ brand, contrast = 'normal', modes = ['dark', 'light'] }: PreviewProps) {
  return (
    <Grid min={320}>
      {modes.map((mode) => (
        <div
          key={mode}
          data-theme={mode}
          data-contrast={contrast}
          data-testid={mode}
          ref={(element) => {
            if (element !== null) applyBrand(brand, element);
          }}
        >
          <ThemeSample />
        </div>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Foundations/Theme',
  component: Preview,
  parameters: guide({
    what: 'The theme of a page: dark or light, normal or high contrast, and a brand colour with sufficient contrast in each of them.',
    when: [
      'Once per page, by `startTheme()` before the first render: it follows the stored choice, the system and other tabs.',
      'On a part of a page, with `data-theme` and `applyBrand`, to preview a theme.',
    ],
    whenNot: [
      'Emphasis on one part of a page: a tone of Banner, Badge or Button.',
      'A component that depends on the current theme: tokens already have a value per theme.',
    ],
    writing: [
      'Modes are “Dark”, “Light” and “System”; contrasts are “As the system”, “Normal” and “High”.',
      'Sources of a colour are “Site colour”, “Default” and “Custom”.',
    ],
  }),
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { brand: '' } };
export const PaleYellow: Story = { args: { brand: '#f5e04a' } };
export const NearBlack: Story = { args: { brand: '#101010' } };
export const NearWhite: Story = { args: { brand: '#fafafa' } };
export const DangerRed: Story = { args: { brand: '#e0322f' } };

export const HighContrast: Story = { args: { brand: '', contrast: 'more' } };
export const HighContrastOfAColour: Story = { args: { brand: '#f5e04a', contrast: 'more' } };

function groundOf(element: HTMLElement): string {
  return getComputedStyle(element).getPropertyValue('--hy-bg').trim();
}

/** Themes can be nested; the page keeps its theme. */
export const Nested: Story = {
  args: { brand: '#2f7de1' },
  play: async ({ canvas }) => {
    await expect(groundOf(canvas.getByTestId('dark'))).toBe(palettes.dark.values.bg);
    await expect(groundOf(canvas.getByTestId('light'))).toBe(palettes.light.values.bg);
    await expect(document.documentElement.style.getPropertyValue('--hy-dark-brand')).toBe('');
  },
};

export const NestedInHighContrast: Story = {
  args: { brand: '#2f7de1', contrast: 'more' },
  play: async ({ canvas }) => {
    await expect(groundOf(canvas.getByTestId('dark'))).toBe(palettes['dark-more'].values.bg);
    await expect(groundOf(canvas.getByTestId('light'))).toBe(palettes['light-more'].values.bg);
    await expect(groundOf(document.documentElement)).toBe(palettes.dark.values.bg);
  },
};
