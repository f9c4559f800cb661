import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourTable, HueTable } from './ColourTables.tsx';
import { GuideSections } from './GuideSections.tsx';
import { MeasureTable, MotionTable, ShapeTable, SpaceTable, TypeTable } from './ScaleTables.tsx';

// Documentation pages are not tested, so their parts are tested here. Hidden from the sidebar.
const meta = { title: 'Guides/Parts', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  render: () => (
    <GuideSections
      guide={{
        what: 'A list of actions behind a button.',
        when: ['More than two actions for a row.'],
        whenNot: ['A single action: `Button`.'],
        keyboard: [['Enter, Space', 'sets `aria-expanded`']],
        writing: ['An entry is a verb and its object.'],
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Button').tagName).toBe('CODE');
    await expect(canvas.getByText('aria-expanded').tagName).toBe('CODE');
    await expect(canvasElement).not.toHaveTextContent('`');
  },
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
