import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { guide } from '../../storybook/guide.ts';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Layouts/Steps',
  component: Steps,
  parameters: guide({
    what: 'The numbered steps of a longer task, connected by a line.',
    when: ['A task with a fixed order, such as setting up the site.'],
    whenNot: ['Settings in any order: FormSection.', 'Views without an order: Tabs.'],
    writing: [
      'A title is the subject of the step: “The first administrator”.',
      'The note of a completed step is its result: “linnea”.',
    ],
  }),
  args: {
    doneLabel: 'Done',
    steps: [
      { title: 'Database', state: 'done', note: 'PostgreSQL 18' },
      {
        title: 'The first administrator',
        state: 'now',
        content: (
          <Stack gap={12} maxWidth={380}>
            <FormField label="User name">
              <TextField defaultValue="linnea" />
            </FormField>
            <Button variant="primary">Create the account</Button>
          </Stack>
        ),
      },
      { title: 'Name of the site', state: 'later' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsDone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Done' })).toBeVisible();
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const AllAreDone: Story = {
  args: {
    steps: [
      { title: 'Database', state: 'done', note: 'PostgreSQL 18' },
      { title: 'The first administrator', state: 'done', note: <Link href="#change">Change</Link> },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
