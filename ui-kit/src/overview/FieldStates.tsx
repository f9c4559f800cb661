import { ColourField } from '../components/ColourField/ColourField.tsx';
import { CharacterCount } from '../components/FormField/CharacterCount.tsx';
import { FormField } from '../components/FormField/FormField.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Grid, Stack } from '../components/Stack/Stack.tsx';
import { TagField } from '../components/TagField/TagField.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { InState } from '../storybook/InStates.tsx';

function nothing() {
  return undefined;
}

const ABOUT = 'Ropes, heaps and old firmware.';

/** Fields of every kind and state, with labels. */
export function FieldStates() {
  return (
    <Stack gap={16}>
      <Grid min={220} gap={16} align="start">
        <FormField label="Rest">
          <TextField placeholder="Team name" />
        </FormField>
        <InState state="hover" target="div:has(> input)">
          <FormField label="Hover">
            <TextField placeholder="Team name" />
          </FormField>
        </InState>
        <InState state="focus" target="input">
          <FormField label="Focus">
            <TextField defaultValue="Dry Dock" />
          </FormField>
        </InState>
        <FormField label="Changed" changed>
          <TextField defaultValue="Dry Dock II" />
        </FormField>
        <FormField label="Error" error="At most 20 characters">
          <TextField defaultValue="The Grand Old Harbour Crew" />
        </FormField>
        <FormField label="Valid">
          <TextField defaultValue="fjord-27" mono valid="valid" />
        </FormField>
        <FormField label="Disabled" hint="The game has begun.">
          <TextField defaultValue="Fri 20 Nov, 13:00" disabled />
        </FormField>
        <FormField label="Read only">
          <TextField defaultValue="Dynamic container" readOnly />
        </FormField>
        <FormField label="Search">
          <SearchField value="" onValueChange={nothing} placeholder="Find a challenge" kbd="/" />
        </FormField>
        <FormField label="Number">
          <NumberField value={120} unit="min" onValueChange={nothing} />
        </FormField>
        <FormField label="Password">
          <PasswordField defaultValue="long-splice" autoComplete="current-password" />
        </FormField>
        <FormField label="Colour">
          <ColourField value="#2f7de1" pickLabel="Pick a colour" onValueChange={nothing} />
        </FormField>
      </Grid>
      <Grid min={300} gap={16} align="start">
        <FormField label="Text area" note={<CharacterCount value={ABOUT} max={128} />}>
          <TextArea defaultValue={ABOUT} rows={2} />
        </FormField>
        <FormField label="Tags" hint="Enter or comma adds, Backspace takes the last away.">
          <TagField
            values={['uit.no', 'ntnu.no']}
            placeholder="Add a domain"
            words={{ added: (tags) => `Added ${tags}`, removed: (tag) => `Removed ${tag}` }}
            onValuesChange={nothing}
          />
        </FormField>
      </Grid>
    </Stack>
  );
}
