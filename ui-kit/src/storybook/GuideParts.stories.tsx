import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pages } from 'virtual:halyard-catalogue';
import { Catalogue } from './Catalogue.tsx';
import { ColourTable, HueTable } from './ColourTables.tsx';
import { GuideSections } from './GuideSections.tsx';
import { PropsBox } from './PropsBox.tsx';
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

export const FirstPage: Story = {
  render: () => <Catalogue />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(pages.length);
    const card = canvas.getByRole('link', { name: 'FlagField' }).closest('li');
    await expect(card).toHaveTextContent('The field for submitting a flag.');
    await expect(card).toHaveTextContent("import { FlagField } from '@halyard/ui-kit';");
    await userEvent.type(canvas.getByRole('searchbox'), 'ButtonGroup');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Button' })).toBeVisible();
  },
};

const longType = `{ label: string; value: ${'LongNameOfAType'.repeat(8)} }`;

export const WidePropsOnAPhone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: () => (
    <PropsBox>
      <table>
        <tbody>
          <tr>
            <td>words</td>
            <td>Texts of the component.</td>
            <td>
              <span>{longType}</span>
            </td>
            <td>-</td>
          </tr>
        </tbody>
      </table>
    </PropsBox>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth);
    await expect(canvas.getByText(longType)).toBeVisible();
    await expect(canvas.getByRole('table').offsetWidth).toBeLessThan(900);
  },
};
