import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { guide } from '../../storybook/guide.ts';
import { WriteupList, type WriteupItem } from './WriteupList.tsx';
import { WriteupReader } from './WriteupReader.tsx';

const words = { read: 'read', unread: 'unread', missing: 'missing', own: 'your team' } as const;
const item = (
  rank: number,
  team: string,
  state: WriteupItem['state'],
  detail: string,
): WriteupItem => ({
  id: team,
  href: `#${encodeURIComponent(team)}`,
  rank: String(rank),
  team,
  state,
  stateLabel: words[state],
  detail,
});
const items = [
  item(1, 'tern.team', 'read', 'Sat 17:40, 31 pages'),
  item(2, 'nullbyte', 'unread', 'Sat 16:12, 44 pages'),
  item(3, 'Bilge Rats', 'missing', 'Student'),
  item(4, 'Long Splice', 'own', 'Sat 18:02, 23 pages'),
];
const onRead = fn();

const Teams = () => {
  const [open, setOpen] = useState('nullbyte');
  return (
    <WriteupList
      label="Writeups by rank"
      items={items}
      openId={open}
      onOpen={setOpen}
      onRead={onRead}
    />
  );
};

const Mark = () => {
  const [mark, setMark] = useState('prize');
  return (
    <Segmented
      size="small"
      label="Mark"
      value={mark}
      onValueChange={setMark}
      options={[
        { value: 'weak', label: 'Weak' },
        { value: 'fine', label: 'Fine' },
        { value: 'prize', label: 'Prize' },
      ]}
    />
  );
};

const meta = {
  title: 'CTF pieces/WriteupReader',
  component: WriteupReader,
  subcomponents: { WriteupList },
  args: {
    list: <Teams />,
    team: { name: 'nullbyte', facts: '#2, 3,778 points · 6.8 MB' },
    tools: (
      <Button size="small" icon={Download}>
        Download
      </Button>
    ),
    asideLabel: 'Marks and notes',
    aside: (
      <>
        <Section title="Mark" note="for the crew" level={3}>
          <Mark />
        </Section>
        <Section title="Notes" note="crew only" level={3}>
          <TextArea aria-label="Notes" defaultValue="Runnable, dead ends shown." />
        </Section>
      </>
    ),
    children: (
      <Stack pad={24}>
        <p>Page 12 of 44</p>
      </Stack>
    ),
  },
  parameters: guide({
    what: 'Writeups of a game, one after the other: the teams, the pages, marks and notes.',
    when: ['Staff read what teams handed in.'],
    whenNot: ['A team hands its own in: WriteupUpload.'],
    keyboard: [
      ['j k', 'next team, team before; missing ones are skipped'],
      ['r', 'marks the open one as read'],
    ],
    writing: ['Missing ones say so with a word, not with colour alone.'],
  }),
} satisfies Meta<typeof WriteupReader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /nullbyte/ }).focus();
    await userEvent.keyboard('r');
    await expect(onRead).toHaveBeenCalledWith('nullbyte');
    await userEvent.keyboard('j');
    const next = canvas.getByRole('link', { name: /Long Splice/ });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-current', 'true');
  },
};
export const Loading: Story = {
  args: {
    children: (
      <Stack pad={24}>
        <Skeleton shape="block" height="520px" />
      </Stack>
    ),
  },
};
export const Failed: Story = {
  args: {
    children: (
      <Stack pad={16}>
        <Banner tone="danger" action={<Button size="small">Download it</Button>}>
          The file is no PDF that can be shown here.
        </Banner>
      </Stack>
    ),
  },
};
export const NothingOpen: Story = {
  args: {
    team: undefined,
    aside: undefined,
    children: <EmptyState title="Choose a team">26 of 58 handed in.</EmptyState>,
  },
};
