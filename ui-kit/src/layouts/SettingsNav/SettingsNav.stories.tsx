import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, Box, Folder, Palette, UserCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SettingsNav } from './SettingsNav.tsx';

const meta = {
  title: 'Layouts/SettingsNav',
  component: SettingsNav,
  args: {
    label: 'Sections',
    current: '#identity',
    sections: [
      { href: '#identity', label: 'Site identity', icon: Anchor },
      { href: '#theme', label: 'Theme', icon: Palette, changed: true },
      { href: '#accounts', label: 'Accounts', icon: UserCheck },
      { href: '#containers', label: 'Containers', icon: Box, changed: true },
      { href: '#files', label: 'Files', icon: Folder },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 208, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Links to the sections of a long form; a dot marks sections with changes.',
    when: ['Settings and the profile: a column from md up, else a scrolling row.'],
    whenNot: ['Views of a page: HeaderTabs.'],
    keyboard: [['Tab, Enter', 'each section is a link']],
    writing: ['The title of the section, in one or two words.'],
  }),
} satisfies Meta<typeof SettingsNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChanges: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Theme Changed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Site identity' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
export const WithoutIcons: Story = {
  args: {
    sections: [
      { href: '#public', label: 'Public' },
      { href: '#mail', label: 'E-mail' },
    ],
    current: '#mail',
  },
};
