import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { guide } from '../../storybook/guide.ts';
import { EntryLine } from '../EntryLine/EntryLine.tsx';
import { exampleLife, exampleLifeWords } from '../InstanceBox/example-instance.ts';
import { InstanceDock } from './InstanceDock.tsx';

const destroy = (
  <Button size="small" variant="ghost">
    Destroy
  </Button>
);

const cannon = {
  id: 7,
  title: 'Loose Cannon',
  category: 'Pwn',
  href: '#challenge-7',
  note: 'by marlow',
  life: exampleLife(4330),
  entry: <EntryLine quiet lines="nc 10.20.4.7 31337" copyLabel="Copy the entry of Loose Cannon" />,
  action: destroy,
};

const meta = {
  title: 'CTF pieces/InstanceDock',
  component: InstanceDock,
  parameters: guide({
    what: 'The running instances of a team in a game: remaining time, entry, link to the challenge.',
    when: [
      'In the column next to the challenges while none is open.',
      'On the “Instances” page for phones.',
    ],
    whenNot: ['The instance of the open challenge: InstanceBox.'],
    keyboard: [
      [
        'Tab',
        'moves through each instance: its challenge, the entry with its copy button, the button at the end',
      ],
      ['Enter', 'opens the challenge'],
    ],
    writing: ['The count has the number and the limit: “2 of 3”.'],
  }),
  args: { title: 'Instances', count: '1 of 3', instances: [cannon], lifeWords: exampleLifeWords },
  decorators: [
    (Story) => (
      <div style={{ width: 380, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InstanceDock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Instances' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Loose Cannon' })).toHaveAttribute(
      'href',
      '#challenge-7',
    );
  },
};
export const Full: Story = {
  args: {
    count: '3 of 3',
    instances: [
      {
        id: 12,
        title: 'Tide Table',
        category: 'Web',
        href: '#challenge-12',
        note: 'by bosun',
        life: exampleLife(38),
        entry: (
          <EntryLine
            quiet
            lines="tide-table.halyard.example"
            href="https://tide-table.halyard.example/"
            copyLabel="Copy the entry of Tide Table"
          />
        ),
        action: destroy,
      },
      {
        ...cannon,
        id: 8,
        title: 'A very long name of a challenge that does not fit',
        life: exampleLife(520),
      },
      cannon,
    ],
  },
};
export const Empty: Story = {
  args: {
    instances: [],
    empty: { title: 'No instance runs', text: 'Start one from its challenge.' },
  },
};
export const Nothing: Story = {
  args: { instances: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};
