import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourTable, HueTable } from './ColourTables.tsx';
import { GuideSections } from './GuideSections.tsx';
import { MeasureTable, MotionTable, ShapeTable, SpaceTable, TypeTable } from './ScaleTables.tsx';

// Pages are no tests, so what they are made of is looked at here; the sidebar does not list it.
const meta = { title: 'Guides/Parts', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  render: () => (
    <GuideSections
      guide={{
        what: 'A list of acts behind one button.',
        when: ['More than two acts for one row.'],
        whenNot: ['One act alone: Button.'],
        keyboard: [['Enter, Space', 'opens it']],
        writing: ['An entry is a verb and its object.'],
      }}
    />
  ),
};
export const Colours: Story = { render: () => <ColourTable /> };
export const Hues: Story = { render: () => <HueTable /> };
export const Scales: Story = {
  render: () => (
    <>
      <TypeTable />
      <SpaceTable />
      <ShapeTable />
      <MotionTable />
      <MeasureTable />
    </>
  ),
};
