import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Hairline } from './Hairline.tsx';

const meta = {
  title: 'Foundations/Hairline',
  component: Hairline,
  parameters: guide({
    what: 'A 1 px line between areas.',
    when: ['Between parts of a surface, where space alone does not separate them.'],
    whenNot: ['Between rows: List and DataTable have their own.', 'Around content: Card.'],
    writing: ['It has no words. A line that needs a name is the head of a Section.'],
  }),
} satisfies Meta<typeof Hairline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: () => (
    <Stack gap={12}>
      <Hairline />
      <Hairline row />
    </Stack>
  ),
};

export const Vertical: Story = {
  render: () => (
    <Row gap={12}>
      1 instance
      <Hairline vertical />2 unread notices
    </Row>
  ),
};
