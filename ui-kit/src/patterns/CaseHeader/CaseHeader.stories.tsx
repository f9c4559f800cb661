import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FormField } from '../../components/FormField/FormField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { guide } from '../../storybook/guide.ts';
import { ParticipationBadge } from '../ParticipationBadge/ParticipationBadge.tsx';
import { PairState } from '../PairCase/PairState.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseHeader } from './CaseHeader.tsx';

const onAccept = fn();

const meta = {
  title: 'CTF pieces/CaseHeader',
  component: CaseHeader,
  subcomponents: { CaseDecision },
  args: {
    name: 'Rusty Anchors',
    facts: 'Applied 26 min ago by pike · first game here',
    state: <ParticipationBadge status="Pending" label="Pending" />,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 452, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Header and footer of a case in a side panel: team, state and decision.',
    when: ['A team is reviewed or investigated.'],
    whenNot: ['Two teams at once: PairCase.'],
    keyboard: [['a r j', 'accept, reject, skip; handled by the page, shown on the buttons']],
    writing: ['The reason is addressed to the team, in complete sentences.'],
  }),
} satisfies Meta<typeof CaseHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  args: {
    children: (
      <>
        <FormField label="Division">
          <TextField value="Student" readOnly />
        </FormField>
        <FormField label="Members">
          <TextField value="5 of 5, all joined" readOnly />
        </FormField>
      </>
    ),
  },
};
export const New: Story = { args: { state: <PairState state="new" label="New" /> } };
export const Watching: Story = {
  args: { state: <PairState state="watching" label="Watching" /> },
};
export const Cleared: Story = { args: { state: <PairState state="cleared" label="Cleared" /> } };
export const Suspended: Story = {
  args: { state: <PairState state="suspended" label="Suspended" /> },
};
export const LongName: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
};
export const Decision: Story = {
  render: () => (
    <CaseDecision
      reason={
        <FormField label="Reason for the team">
          <TextArea defaultValue="Two members lack a student number." rows={2} />
        </FormField>
      }
      accept={{ label: 'Accept', kbd: 'a', onPress: onAccept }}
      reject={{ label: 'Reject', kbd: 'r', onPress: fn() }}
      skip={{ label: 'Skip', kbd: 'j', onPress: fn() }}
    />
  ),
  play: async ({ canvas }) => {
    const [accept, reject] = canvas.getAllByRole('button');
    await expect(accept?.offsetWidth).toBe(reject?.offsetWidth);
    await userEvent.click(canvas.getByRole('button', { name: /Accept/ }));
    await expect(onAccept).toHaveBeenCalledOnce();
  },
};
