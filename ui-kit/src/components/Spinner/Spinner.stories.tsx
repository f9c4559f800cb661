import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Row } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    what: 'A running operation; visible after 200 ms.',
    when: ['Next to a text, for an operation of unknown duration.'],
    whenNot: [
      'Content with a known layout: Skeleton. Known progress: Progress.',
      'Inside of a Button: use `busy`.',
    ],
    writing: ['Set a label if there is no text next to it: “Checking”.'],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Row gap={12}>
      <Spinner />
      <Spinner size={20} label="Loading teams" />
      <Row gap={8}>
        <Spinner decorative />
        Checking
      </Row>
    </Row>
  ),
};
