import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Row } from '../Stack/Stack.tsx';
import { ColourDot } from './ColourDot.tsx';

const meta = {
  title: 'Controls/ColourDot',
  component: ColourDot,
  parameters: guide({
    what: 'A small square that shows a colour.',
    when: ['Next to the name of a colour that can be selected: “Site colour”.'],
    whenNot: ['Selecting a colour: ColourField.', 'A state: Badge or Dot, which have a word.'],
    writing: [
      'It is hidden from assistive technology; the word next to it names the colour, “Site colour” or “#2f7de1”.',
    ],
  }),
  args: { colour: '#2f7de1' },
  render: (args) => (
    <Row gap={8}>
      Site colour <ColourDot {...args} />
    </Row>
  ),
} satisfies Meta<typeof ColourDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsWord: Story = {};

/** The border keeps it visible. */
export const LikeTheGround: Story = { args: { colour: '#0b0f12' } };
