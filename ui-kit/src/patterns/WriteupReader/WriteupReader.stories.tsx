import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { pdfWords, writeup } from '../../components/PdfView/story-writeup.ts';
import { PdfView, type PdfViewProps } from '../../components/PdfView/PdfView.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { guide } from '../../storybook/guide.ts';
import { WriteupList, type WriteupItem } from './WriteupList.tsx';
import { WriteupReader, type WriteupReaderProps } from './WriteupReader.tsx';

const words = { read: 'read', unread: 'unread', missing: 'missing', own: 'your team' } as const;
function item(
  rank: number,
  team: string,
  state: WriteupItem['state'],
  detail: string,
): WriteupItem {
  return {
    id: team,
    href: `#${encodeURIComponent(team)}`,
    rank: String(rank),
    team,
    state,
    stateLabel: words[state],
    detail,
  };
}

const items = [
  item(1, 'tern.team', 'read', 'Sat 17:40, 31 pages'),
  item(2, 'nullbyte', 'unread', 'Sat 16:12, 44 pages'),
  item(3, 'Bilge Rats', 'missing', 'Student'),
  item(4, 'Long Splice', 'own', 'Sat 18:02, 23 pages'),
];
const onRead = fn();

function Teams() {
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
}

function Mark() {
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
}

const src = URL.createObjectURL(writeup);
const archive = URL.createObjectURL(new Blob(['PK']));
function file(args: Partial<PdfViewProps> = {}): WriteupReaderProps['children'] {
  return function Pages(lead: ReactNode) {
    return (
      <PdfView
        bare
        lead={lead}
        src={src}
        fileName="02 nullbyte.pdf"
        label="Writeup of nullbyte"
        page={2}
        words={pdfWords}
        {...args}
      />
    );
  };
}

const meta = {
  title: 'CTF pieces/WriteupReader',
  component: WriteupReader,
  subcomponents: { WriteupList },
  args: {
    list: <Teams />,
    team: { name: 'nullbyte', facts: '#2, 3,778 points · 6.8 MB' },
    asideLabel: 'Marks and notes',
    aside: (
      <>
        <Section title="Mark" note="for the organisers" level={3}>
          <Mark />
        </Section>
        <Section title="Notes" note="organisers only" level={3}>
          <TextArea aria-label="Notes" defaultValue="Runnable, dead ends shown." />
        </Section>
      </>
    ),
    children: file(),
  },
  parameters: guide({
    what: 'Reads the writeups of a game: teams, pages, marks and notes.',
    when: ['Staff read submitted writeups.'],
    whenNot: ['A team submits its writeup: WriteupUpload.'],
    keyboard: [
      ['j k', 'open the next or previous team; missing writeups are skipped'],
      ['r', 'marks the open one as read'],
    ],
    writing: ['Mark missing writeups with a word, not only with colour.'],
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
    const page = await canvas.findByRole('group', { name: 'Page 2' });
    await waitFor(() => expect(page).toHaveAttribute('data-drawn'));
    // The team is shown once, in the bar of the file.
    await expect(canvas.getByRole('heading', { name: 'nullbyte' })).toBeVisible();
  },
};
export const Loading: Story = { args: { children: file({ loading: true }) } };
export const Failed: Story = {
  args: { children: file({ src: archive }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pdfWords.broken)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
  },
};
export const NothingOpen: Story = {
  args: {
    team: undefined,
    aside: undefined,
    children: <EmptyState title="Choose a team">26 of 58 handed in.</EmptyState>,
  },
};
