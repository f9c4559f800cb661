import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { AddIcon, MoreIcon } from '../../icons.ts';
import { PhaseBadge } from '../../patterns/PhaseBadge/PhaseBadge.tsx';
import { guide } from '../../storybook/guide.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layouts/PageHeader',
  component: PageHeader,
  parameters: {
    ...guide({
      what: 'The header of every page outside of a game: title, breadcrumbs, views, actions.',
      when: ['First in the content of AppFrame, once per page.'],
      whenNot: ['Inside a game: GameHeader.', 'Sign-in and recovery: AuthColumn.'],
      keyboard: [['Tab', 'moves through the breadcrumbs, the tabs, then the buttons at the end']],
      writing: [
        'The title is the page’s only h1: a noun, or the name of the item.',
        'Breadcrumbs are the titles of the parent pages. On phones the last one is a back arrow.',
        'If the page contains its title, the header has only the back link.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: { title: 'Games' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const crumbs = [
  { href: '#staff', label: 'Staff' },
  { href: '#games', label: 'Games' },
];

const tabs = {
  label: 'Edit the game',
  tabs: [
    { href: '#info', label: 'Info', current: true },
    { href: '#divisions', label: 'Divisions', count: { value: 3, label: '3 divisions' } },
    { href: '#challenges', label: 'Challenges', count: { value: 40, label: '40 challenges' } },
    { href: '#review', label: 'Review', count: { value: 18, label: '18 wait', hot: true } },
  ],
};

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Games');
  },
};

/** The page contains its title; the header has only the back link. */
export const WithoutTitle: Story = {
  args: { title: undefined, crumbs: [{ href: '#posts', label: 'Posts' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Posts' }).length).toBeGreaterThan(0);
  },
};

export const Crumbs: Story = { args: { title: 'Harbour CTF 2026', crumbs } };
export const Tabs: Story = { args: { title: 'Harbour CTF 2026', tabs } };

export const Actions: Story = {
  args: {
    actions: (
      <>
        <SearchField label="Search games" value="" onValueChange={fn()} />
        <Button variant="primary" icon={AddIcon}>
          New game
        </Button>
        <IconButton icon={MoreIcon} label="More" />
      </>
    ),
  },
};

export const PhaseAfterTheTitle: Story = {
  args: { title: 'Harbour CTF 2026', after: <PhaseBadge phase="running" label="Live" /> },
};

export const SwitchAfterTheTitle: Story = {
  args: {
    title: 'Loose Cannon',
    crumbs: [{ href: '#challenges', label: 'Challenges' }],
    after: (
      <Switch checked onCheckedChange={fn()}>
        Enabled
      </Switch>
    ),
  },
};

export const Everything: Story = {
  args: {
    title: 'Harbour CTF 2026',
    crumbs,
    after: <PhaseBadge phase="running" label="Live" />,
    tabs,
    actions: <Button icon={AddIcon}>New challenge</Button>,
  },
};

export const LongTitle: Story = {
  args: {
    title: 'The twenty-fourth international harbour capture-the-flag championship, finals',
    crumbs,
    tabs,
  },
};

export const EverythingOnAPhone: Story = {
  ...Everything,
  globals: { viewport: { value: 'w390', isRotated: false } },
};
