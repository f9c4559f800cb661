import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import { FormField } from './FormField.tsx';

const meta = {
  title: 'Controls/FormField',
  component: FormField,
  parameters: guide({
    what: 'Label, hint and error of a control, associated with it for assistive technology.',
    when: ['Around every control of a form.'],
    whenNot: [
      'Checkbox and Switch, which have their own label.',
      'Fields with a common title: FormSection contains several FormFields.',
    ],
    writing: [
      'The label is a noun without a colon. The hint does not repeat the label.',
      'The error says how to fix it: “At least 8 characters”.',
      'Mark the exception: “Optional” in a form of required fields.',
    ],
  }),
  args: { label: 'Team name', children: <TextField defaultValue="Dry Dock" /> },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Team name')).toHaveValue('Dry Dock');
  },
};

export const WithHint: Story = {
  args: { hint: 'Everybody sees it.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Team name')).toHaveAccessibleDescription(
      'Everybody sees it.',
    );
  },
};

export const WithError: Story = {
  args: { hint: 'Everybody sees it.', error: 'At most 20 characters' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Team name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('At most 20 characters');
  },
};

export const Optional: Story = {
  args: { label: 'Real name', optional: 'staff only' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Real name')).toHaveAccessibleDescription(
      'staff only',
    );
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Team name')).toBeRequired();
  },
};

export const Changed: Story = { args: { changed: true } };

export const WithNote: Story = {
  args: { note: <CharacterCount value="Dry Dock" max={20} /> },
};

export const TooLong: Story = {
  args: {
    note: <CharacterCount value="The Grand Old Harbour Crew" max={20} />,
    error: 'At most 20 characters',
    children: <TextField defaultValue="The Grand Old Harbour Crew" />,
  },
};

/** The hint explains why the control is disabled. */
export const Disabled: Story = {
  args: {
    label: 'Start',
    hint: 'The game has begun.',
    children: <TextField defaultValue="Fri 20 Nov, 13:00" disabled />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Start');
    await expect(input).toBeDisabled();
    await expect(input).toHaveAccessibleDescription('The game has begun.');
  },
};

export const ReadOnly: Story = {
  args: { hint: 'Ask the captain.', children: <TextField defaultValue="Dry Dock" readOnly /> },
};

function Judged({ hint }: { hint?: string }) {
  const [value, setValue] = useState('Dry Dock');
  const error = value === '' ? 'Needed' : undefined;
  return (
    <>
      <FormField label="Team name" hint={hint} error={error}>
        <TextField value={value} onValueChange={setValue} />
      </FormField>
      <p>What follows</p>
    </>
  );
}

async function expectNothingMoves({ canvas }: Pick<StoryContext, 'canvas'>) {
  const top = () => canvas.getByText('What follows').getBoundingClientRect().top;
  const input = canvas.getByLabelText('Team name');
  const before = top();
  await userEvent.clear(input);
  await expect(input).toHaveAccessibleDescription('Needed');
  await expect(top()).toBe(before);
  await userEvent.type(input, 'Tar');
  await expect(canvas.queryByText('Needed')).toBeNull();
  await expect(top()).toBe(before);
}

export const NothingMoves: Story = {
  render: () => <Judged />,
  play: expectNothingMoves,
};
/** The hint has two lines, the error one. */
export const NothingMovesUnderAHint: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Judged hint="Everybody sees it, on the board and in notices." />
    </div>
  ),
  play: expectNothingMoves,
};
