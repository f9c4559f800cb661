import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Row } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    what: 'Something runs; it shows after 200 ms.',
    when: ['Beside a word, for an act whose end is not known.'],
    whenNot: [
      'A part that loads with a known shape: Skeleton. A known share: Progress.',
      'Inside of a Button: `busy` brings it.',
    ],
    writing: ['Name it where no word stands beside it: “Checking”.'],
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
