import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { CopyButton } from './CopyButton.tsx';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Controls/CopyField',
  component: CopyField,
  subcomponents: { CopyButton },
  parameters: guide({
    what: 'A read-only value with a copy button.',
    when: ['Links, addresses of instances, invite codes, commands.'],
    whenNot: [
      'A secret: SecretField, which masks it.',
      'Code in a text: fences of Markdown have their own copy button.',
    ],
    keyboard: [
      ['Tab', 'moves to the text, then the button'],
      ['Enter, Space', 'copies; the button confirms it briefly'],
    ],
    writing: [
      'The label names the value: “Invite link”. The button is “Copy”, then “Copied”.',
      'The value is shown exactly as it is copied.',
    ],
  }),
  args: { value: 'nc 10.20.4.7 31337' },
  decorators: [
    (Story) => (
      <FormField label="Entry">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn(() => Promise.resolve());
const execCommand = fn(() => true);

function clipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Entry')).toHaveValue('nc 10.20.4.7 31337');
  },
};

export const Copied: Story = {
  beforeEach: clipboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith('nc 10.20.4.7 31337');
  },
};

export const OnPlainHttp: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
    return () => void Reflect.deleteProperty(document, 'execCommand');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(execCommand).toHaveBeenCalledWith('copy');
    await expect(button).toHaveFocus();
  },
};

export const Buttons: Story = {
  beforeEach: clipboard,
  render: () => (
    <>
      <CopyButton text="A1B2" label="Copy the code" />
      <CopyButton text={() => 'late'} size="small">
        Copy the join link
      </CopyButton>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Copy the join link' }),
    );
    await expect(writeText).toHaveBeenCalledWith('late');
  },
};

export const Link: Story = {
  args: { value: 'https://ctf.harbour.example/teams/join/31-b2c0f1' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};

export const Code: Story = { args: { value: 'DRYDOCK-31-B2C0F1' } };
