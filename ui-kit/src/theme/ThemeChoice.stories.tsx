import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import { KeyValue } from '../components/KeyValue/KeyValue.tsx';
import { guide } from '../storybook/guide.ts';
import { defaultChoice, storageKeys, type ThemeChoice } from './storage.ts';
import { setManagedBrand, setTheme, startTheme, useTheme } from './theme.ts';
import { ThemeSample } from './ThemeSample.tsx';

interface ChosenProps {
  /** The colour chosen by the site's administrators, `#rrggbb`; `null` for none. */
  site: string | null;
  /** The person's choice. */
  choice: Partial<ThemeChoice>;
}

function Chosen(_props: ChosenProps) {
  const { mode, contrast, brand, color } = useTheme();
  return (
    <Stack gap={16}>
      <KeyValue
        items={[
          { label: 'Mode', value: mode },
          { label: 'Contrast', value: contrast },
          { label: 'Colour', value: `${brand}, ${color ?? 'Halyard’s own'}` },
        ]}
      />
      <ThemeSample />
    </Stack>
  );
}

const site = '#2f7de1';
const own = '#f5e04a';

const meta = {
  title: 'Foundations/Theme/Choice',
  component: Chosen,
  parameters: guide({
    what: 'A person’s theme, stored in the browser: mode, contrast and the source of the colour.',
    when: [
      '`setTheme` on a settings page; `useTheme` only where the choice itself is shown.',
      '`setManagedBrand` once the site’s configuration is known.',
    ],
    whenNot: [
      'A theme on a part of a page: see Theme.',
      'Whether the page is dark now: `useShownMode`.',
    ],
    writing: [
      'Colours are “Site colour”, “Default” and “Custom”; an invalid one is marked and changes nothing.',
    ],
  }),
  args: { site, choice: {} },
  beforeEach: ({ args }) => {
    const { dataset } = document.documentElement;
    const stop = startTheme();
    setManagedBrand(args.site);
    setTheme({ ...defaultChoice, ...args.choice });
    return () => {
      setManagedBrand(null);
      setTheme({ ...defaultChoice, brand: 'default' });
      stop();
      delete dataset['contrast'];
      for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
    };
  },
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

function strong(): string {
  return document.documentElement.style.getPropertyValue('--hy-dark-brand-strong');
}

/** Follows the system, also when it changes. */
export const System: Story = {
  args: { site: null, choice: { mode: 'system', contrast: 'system' } },
  globals: { theme: 'system' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('system')).toHaveLength(2);
    const isLight = matchMedia('(prefers-color-scheme: light)').matches;
    await expect(document.documentElement.dataset['theme']).toBe(isLight ? 'light' : 'dark');
  },
};

export const SiteColour: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`managed, ${site}`)).toBeVisible();
    await waitFor(() => expect(strong()).toMatch(/^#/));
  },
};

/** The site has a colour, but the person chose Halyard's. */
export const DefaultColour: Story = {
  args: { choice: { brand: 'default' } },
  play: async () => {
    await expect(strong()).toBe('');
  },
};

export const CustomColour: Story = {
  args: { choice: { brand: 'custom', custom: own } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`custom, ${own}`)).toBeVisible();
    await waitFor(() => expect(strong()).toMatch(/^#/));
  },
};
