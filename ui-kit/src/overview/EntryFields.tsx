import { Check } from 'lucide-react';
import { CopyField } from '../components/CopyField/CopyField.tsx';
import { Box, FieldAction, Value } from '../components/CopyField/CopyField.styles.ts';
import { SecretField } from '../components/SecretField/SecretField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Icon } from '../icons/Icon.tsx';
import { FlagField, type FlagFieldProps } from '../patterns/FlagField/FlagField.tsx';
import { InState } from '../storybook/InStates.tsx';

const entry = 'nc 10.20.4.7 31337';

/** A field whose value was just copied. */
function CopiedField() {
  return (
    <Box>
      <Value readOnly value={entry} aria-label="Entry, copied" />
      <FieldAction type="button" data-copied>
        <Icon icon={Check} size={14} />
        Copied
      </FieldAction>
    </Box>
  );
}

function flag(label: string, props: Partial<FlagFieldProps>) {
  return (
    <FlagField
      state="idle"
      value=""
      label={label}
      placeholder="flag{…}"
      action="Submit"
      onValueChange={() => undefined}
      onSubmit={() => undefined}
      {...props}
    />
  );
}

const right = 'flag{l00se_ends_s1nk}';

/** Fields for values to copy, and flag fields. */
export function EntryFields() {
  return (
    <Stack gap={12}>
      <CopyField label="Entry" value={entry} />
      <CopiedField />
      <SecretField
        label="Invite code"
        value="Dry Dock:31:b2c0f1"
        open="Dry Dock:31:"
        words={{ reveal: 'Show the code', hide: 'Hide the code' }}
      />
      {flag('Flag', { message: '20 attempts left' })}
      <InState state="focus" target="input">
        {flag('Flag, focused', { value: 'flag{l00se_', message: '20 attempts left' })}
      </InState>
      {flag('Flag, checking', {
        state: 'checking',
        value: right,
        action: 'Checking',
        message: 'Waiting for the verdict',
      })}
      {flag('Flag, wrong', {
        state: 'wrong',
        value: 'flag{cann0n_ball}',
        message: 'Wrong. 18 attempts left',
      })}
      {flag('Flag, accepted', {
        state: 'accepted',
        value: right,
        award: '+471',
        message: 'Accepted, 13th solve',
      })}
    </Stack>
  );
}
