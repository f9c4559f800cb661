import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Controls/FormSection',
  component: FormSection,
  parameters: guide({
    what: 'Related fields with a title, which is next to them on wide screens.',
    when: ['Settings pages, with a section per subject.'],
    whenNot: ['A dialog or a short form: FormFields below each other.'],
    writing: [
      'The title is the subject: “Identity”. The description says what the fields change for others.',
    ],
  }),
  args: {
    title: 'Identity',
    description: 'Your name and picture are public.',
    children: [
      <FormField key="name" label="User name">
        <TextField defaultValue="linnea" />
      </FormField>,
      <FormField key="real" label="Real name" optional="staff only">
        <TextField defaultValue="Linnea Norberg" />
      </FormField>,
    ],
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Identity' })).toBeVisible();
  },
};
export const Narrow: Story = { args: { narrow: true } };
export const TwoOfThem: Story = {
  render: (args) => (
    <>
      <FormSection {...args} />
      <FormSection {...args} title="E-mail" description="Only staff sees it." />
    </>
  ),
};

export const Disabled: Story = {
  args: {
    title: 'Times',
    description: 'The game has begun: its start is fixed.',
    children: [
      <FormField key="start" label="Start" hint="The game has begun.">
        <TextField defaultValue="Fri 20 Nov, 13:00" disabled />
      </FormField>,
      <FormField key="end" label="End">
        <TextField defaultValue="Sun 22 Nov, 13:00" />
      </FormField>,
    ],
  },
};

export const WithAnError: Story = {
  args: {
    children: (
      <FormField label="User name" error="At least 3 characters">
        <TextField defaultValue="li" />
      </FormField>
    ),
  },
};
