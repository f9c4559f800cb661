import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Section } from '../../components/Section/Section.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { PanelCells, PanelSections } from './PanelSections.tsx';

const meta = {
  title: 'Layouts/PanelSections',
  component: PanelSections,
  subcomponents: { PanelCells },
  parameters: guide({
    what: 'The sections of a panel, separated by hairlines.',
    when: ['The right column of staff pages, and the content of a DetailPanel.'],
    whenNot: ['Parts of a page: Section.'],
    writing: [
      '`label` is the subject of the panel: “Your team”.',
      'Headings are nouns; a section without a heading begins with the item itself.',
    ],
  }),
  args: {
    label: 'Your team',
    children: [
      <strong key="name">Long Splice</strong>,
      <PanelCells key="cells">
        <Stat caption="over" label="Rank" value="#4" />
        <Stat caption="over" label="Points" value="3,184" />
        <Stat caption="over" label="To #3" value="243" />
      </PanelCells>,
      <Section key="members" title="Members">
        linnea, marlow
      </Section>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PanelSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {};
