import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plus } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Dot } from '../../components/Badge/Dot.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Grid, Stack } from '../../components/Stack/Stack.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { createToastStore } from '../../components/Toast/toast-store.ts';
import { ToastStack } from '../../components/Toast/ToastStack.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { BottomGame } from '../BottomBar/BottomGame.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { GameHeader } from '../GameHeader/GameHeader.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SaveBar } from '../SaveBar/SaveBar.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { Split } from '../Split/Split.tsx';
import { AppFrame } from './AppFrame.tsx';
import {
  exampleBottomBar,
  exampleBottomPlaces,
  exampleGame,
  exampleRail,
} from './example-frame.tsx';

const meta = {
  title: 'Layouts/AppFrame',
  component: AppFrame,
  parameters: {
    ...guide({
      what: 'The frame of every page: skip link, rail or bottom bar, one `main`.',
      when: ['Every page with navigation.'],
      whenNot: ['Sign-in and recovery: AuthColumn. A projector: ProjectorBoard.'],
      keyboard: [['Tab', 'moves to the skip link first']],
      writing: ['One h1 per page, in its header.'],
    }),
    layout: 'fullscreen',
  },
  args: { children: null },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = Array.from({ length: 24 }, (_, index) => (
  <Card key={index} href={`#${index}`}>
    Challenge {index + 1}
  </Card>
));

const game = (
  <AppFrame rail={exampleRail('#games')} bottomBar={exampleBottomBar}>
    <GameHeader
      title="Harbour CTF 2026"
      back={{ href: '#games', label: 'Games' }}
      phase={
        <>
          <Dot live />
          Live
        </>
      }
      tabs={{
        label: 'Harbour CTF 2026',
        tabs: [
          { href: '#challenges', label: 'Challenges', current: true },
          { href: '#scoreboard', label: 'Scoreboard' },
          { href: '#writeup', label: 'Writeup' },
          {
            href: '#monitor',
            label: 'Monitor',
            count: { value: 3, label: '3 cheat reports', hot: true },
          },
        ],
      }}
      passed={0.61}
      bell={<IconButton icon={Bell} label="Notices" />}
      figures={
        <>
          <Stat label="of 412 teams" value="#4" align="end" />
          <Stat label="points" value="3,184" align="end" />
        </>
      }
      summary="· #4 · 3,184 points"
      clock={<Stat label="remaining" value="18:42:07" clock align="end" />}
    />
    <Split
      start={{ width: 204, from: 'lg', below: 'hide', content: <Stack pad={12}>Categories</Stack> }}
      end={{
        width: 420,
        content: (
          <SidePanel label="Loose Cannon" foot={<Stack pad={20}>flag field</Stack>}>
            <Text as="h2" size={20}>
              Loose Cannon
            </Text>
          </SidePanel>
        ),
      }}
    >
      <Stack pad="page">
        <Grid min={160} gap={8}>
          {cards}
        </Grid>
      </Stack>
    </Split>
  </AppFrame>
);

export const Game: Story = {
  render: () => game,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const GameOnPhone: Story = {
  render: () => game,
  globals: { viewport: { value: 'w390' } },
};

const staff = (
  <AppFrame rail={exampleRail('#staff')} bottomBar={exampleBottomBar}>
    <PageHeader
      title="Harbour CTF 2026"
      crumbs={[{ href: '#games', label: 'Games' }]}
      after={
        <>
          <Dot live />
          Live
        </>
      }
      tabs={{
        label: 'Edit the game',
        tabs: [
          { href: '#info', label: 'Info', current: true },
          { href: '#divisions', label: 'Divisions', count: { value: 3, label: '3 divisions' } },
          {
            href: '#challenges',
            label: 'Challenges',
            count: { value: 40, label: '40 challenges' },
          },
          { href: '#notices', label: 'Notices' },
          { href: '#review', label: 'Review', count: { value: 18, label: '18 wait', hot: true } },
          { href: '#writeups', label: 'Writeups' },
        ],
      }}
      actions={<Button icon={Plus}>New game</Button>}
    />
    <FilterBar label="Filter">
      <Text tone="muted">Search and filters</Text>
    </FilterBar>
    <Split
      end={{
        width: 340,
        content: (
          <SidePanel label="Effect of your changes">
            <Section title="Effect of your changes">The game is live for 412 teams.</Section>
          </SidePanel>
        ),
      }}
    >
      <Stack pad="page" gap={24} maxWidth={640}>
        {cards}
      </Stack>
    </Split>
    <SaveBar
      words={{ was: 'was', now: 'now' }}
      label="Unsaved changes"
      summary="3 changes"
      changes={[
        { label: 'End', from: '13:00', to: '15:00' },
        { label: 'Instances per team', from: '3', to: '2' },
        { label: 'Summary', to: 'edited' },
      ]}
      actions={
        <>
          <Button variant="ghost">Discard</Button>
          <Button variant="primary">Save and post notice</Button>
        </>
      }
    />
  </AppFrame>
);

export const Staff: Story = { render: () => staff };

export const StaffOnPhone: Story = {
  render: () => staff,
  globals: { viewport: { value: 'w390' } },
};

export const SaveFailed: Story = {
  render: () => (
    <AppFrame>
      <PageHeader title="Settings" />
      <SaveBar
        words={{ was: 'was', now: 'now' }}
        label="Unsaved changes"
        summary="1 change"
        changes={[{ label: 'Site name', from: 'GZ', to: 'Halyard' }]}
        error="Somebody else saved in between."
        actions={<Button variant="primary">Save</Button>}
      />
    </AppFrame>
  ),
};

/**
 * On other pages, the bar of the running game is above the bottom bar, and the content ends above
 * both.
 */
export const ElsewhereOnPhone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: () => (
    <AppFrame
      bottomBar={<BottomBar items={exampleBottomPlaces} game={<BottomGame {...exampleGame} />} />}
    >
      <PageHeader title="Teams" />
      <Stack pad="page" gap={8}>
        {cards}
      </Stack>
    </AppFrame>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Harbour CTF 2026.*2 unread notices.*18 hours/ });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByText('Challenge 24').getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(link.getBoundingClientRect().top);
  },
};

const messages = createToastStore();

/** Toasts are above the bottom bar. */
export const MessageOnPhone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: () => (
    <>
      {game}
      <ToastStack label="Messages" store={messages} />
    </>
  ),
  play: async ({ canvas }) => {
    messages.add({ tone: 'ok', title: 'Copied' });
    const message = await canvas.findByText('Copied');
    const bar = canvas.getAllByRole('navigation').at(-1);
    const top = bar?.getBoundingClientRect().top ?? 0;
    await expect(top).toBeGreaterThan(0);
    await expect(message.closest('li')?.getBoundingClientRect().bottom).toBeLessThan(top);
  },
};
