import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormSection } from '../../components/FormSection/FormSection.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormColumn } from './FormColumn.tsx';

const meta = {
  title: 'Layouts/FormColumn',
  component: FormColumn,
  parameters: guide({
    what: 'The sections of a form, with the padding of a page.',
    when: ['Settings pages.'],
    whenNot: ['Forms in a dialog: FormFields below each other.'],
    writing: ['It has no texts; each FormSection has a title.'],
  }),
  args: {
    children: (
      <>
        <FormSection narrow title="Page" description="What visitors see">
          <FormField label="Title">
            <TextField defaultValue="Harbour CTF 2026" />
          </FormField>
        </FormSection>
        <FormSection narrow title="Registration">
          <FormField label="Invite code">
            <TextField />
          </FormField>
        </FormSection>
      </>
    ),
  },
} satisfies Meta<typeof FormColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSections: Story = {};
