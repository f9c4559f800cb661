import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages, Mail, Moon } from 'lucide-react';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Row, Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { AuthColumn } from './AuthColumn.tsx';

const meta = {
  title: 'Layouts/AuthColumn',
  component: AuthColumn,
  parameters: {
    ...guide({
      what: 'Pages without a frame: one column for signing in, registering, recovering, setting up.',
      when: ['Pages with one task for visitors who are not signed in.'],
      whenNot: ['Signed in: AppFrame.'],
      keyboard: [['Enter', 'submits the form']],
      writing: ['The title is the action: “Sign in”. Links to other forms are below it.'],
    }),
    layout: 'fullscreen',
  },
  args: {
    site: { name: 'Halyard', href: '#' },
    title: 'Sign in',
    actions: (
      <>
        <Button variant="ghost" size="small" icon={Languages}>
          English
        </Button>
        <Button variant="ghost" size="small" icon={Moon}>
          Dark
        </Button>
      </>
    ),
    children: null,
  },
} satisfies Meta<typeof AuthColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: {
    lead: 'to continue to Harbour CTF 2026',
    foot: 'help@harbour.example',
    version: 'v2.4.0 · 8c41f0e',
    children: (
      <Stack gap={16}>
        <FormField label="User name or e-mail">
          <TextField defaultValue="linnea" />
        </FormField>
        <FormField label="Password">
          <PasswordField autoComplete="current-password" />
        </FormField>
        <Button variant="primary" size="large" fullWidth>
          Sign in
        </Button>
        <Text tone="muted">New here?</Text>
      </Stack>
    ),
  },
};

export const SignInOnPhone: Story = { ...SignIn, globals: { viewport: { value: 'w390' } } };

export const Outcome: Story = {
  args: {
    title: 'Check your mail',
    lead: 'A link is on its way to linnea@harbour.example.',
    mark: { icon: Mail, tone: 'info' },
    children: <Button fullWidth>Send again</Button>,
  },
};

export const SetUp: Story = {
  args: {
    title: 'Set up this site',
    lead: 'Everything can be changed later in Settings.',
    note: 'First run',
    hoist: false,
    width: 560,
    children: (
      <Steps
        doneLabel="Done"
        steps={[
          {
            title: 'Administrator',
            state: 'done',
            note: 'harbourmaster',
            content: <Text size={12}>signe@harbour.example</Text>,
          },
          {
            title: 'Name and colour',
            state: 'now',
            content: (
              <FormField label="Site name">
                <TextField defaultValue="Halyard" />
              </FormField>
            ),
          },
          { title: 'First game', state: 'later', note: 'hidden until you switch it on' },
        ]}
      />
    ),
    bar: (
      <Row grow justify="between">
        <span>Step 2 of 3</span>
        <Button variant="primary">Next</Button>
      </Row>
    ),
  },
};
