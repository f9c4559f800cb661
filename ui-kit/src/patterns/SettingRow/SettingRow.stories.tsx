import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { guide } from '../../storybook/guide.ts';
import { SettingRow } from './SettingRow.tsx';

const meta = {
  title: 'CTF pieces/SettingRow',
  component: SettingRow,
  args: {
    title: 'Registration open',
    hint: 'Anyone may create an account',
    children: ({ labelledBy, describedBy }) => (
      <Switch checked aria-labelledby={labelledBy} aria-describedby={describedBy} />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 540, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'A setting with its control at the end of the line.',
    when: ['Switches and small choices of the site’s settings.'],
    whenNot: [
      'Text and numbers: FormField.',
      'A switch without badge or warning: Switch with `row`.',
    ],
    keyboard: [
      ['Tab', 'moves to the control'],
      ['Space', 'toggles it, if it is a Switch'],
    ],
    writing: [
      'The title describes the state when it is on: “Registration open”.',
      'The hint describes the effect; a warning about a contradiction replaces it.',
    ],
  }),
} satisfies Meta<typeof SettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Registration open' });
    await expect(control).toHaveAccessibleDescription('Anyone may create an account');
  },
};
export const WithMark: Story = {
  args: {
    title: 'E-mail must be confirmed',
    hint: 'Mail was last delivered 4 min ago',
    mark: (
      <Badge tone="ok" icon={Check}>
        mail works
      </Badge>
    ),
  },
};
export const Changed: Story = { args: { changed: true } };
export const Contradiction: Story = {
  args: {
    title: 'Activate on registration',
    warning: 'Has no effect while confirmation is required',
  },
};
