import { UserMinus, WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ClockField } from '../components/DateTimeField/ClockField.tsx';
import { CodeBlock } from '../components/CodeBlock/CodeBlock.tsx';
import { Calendar } from '../components/DateTimeField/Calendar.tsx';
import {
  CalendarFoot,
  ClockBox,
  ClockZone,
} from '../components/DateTimeField/DateTimeField.styles.ts';
import { DateTimeField } from '../components/DateTimeField/DateTimeField.tsx';
import { Body, Description, Foot, Frame, Head, Title } from '../components/Dialog/Dialog.styles.ts';
import { FormField } from '../components/FormField/FormField.tsx';
import { Kbd } from '../components/Kbd/Kbd.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Panel } from '../components/overlay/ModalLayer.styles.ts';
import { Pager } from '../components/Pager/Pager.tsx';
import { Buttons, Effect, Question, Surface } from '../components/Popover/Popover.styles.ts';
import { Grid, Stack } from '../components/Stack/Stack.tsx';
import { createToastStore } from '../components/Toast/toast-store.ts';
import { ToastStack } from '../components/Toast/ToastStack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { InState } from '../storybook/InStates.tsx';

const HOUR = 3_600_000;
/** Fri 20 Nov 2026, 13:00 in Oslo. */
const START = Date.UTC(2026, 10, 20, 12);
function nothing() {
  return undefined;
}

function day(number: number) {
  return { year: 2026, month: 11, day: number };
}

/** The calendar of a date field, from the start of a game to its end. */
function OpenCalendar() {
  return (
    // An open calendar takes the focus, and the page would scroll to it.
    <Surface inert>
      <Calendar
        selected={day(22)}
        since={day(20)}
        today={day(21)}
        locale="en-GB"
        onSelect={nothing}
      />
      <CalendarFoot>
        <ClockBox>
          <ClockField value={{ hour: 13, minute: 0 }} onValueChange={nothing} locale="en-GB" />
        </ClockBox>
        <ClockZone>CET, 12:00 UTC</ClockZone>
        <Button size="small" variant="primary">
          Set
        </Button>
      </CalendarFoot>
    </Surface>
  );
}

/** A date field with its open panel. */
export function DateAndTime() {
  return (
    <Grid columns="minmax(0, 1fr) max-content" from="sm" align="start">
      <InState state="focus" target="input">
        <FormField label="End" hint="48 h after the start">
          <DateTimeField
            value={START + 48 * HOUR}
            zone="Europe/Oslo"
            locale="en-GB"
            onValueChange={nothing}
            presets={[
              { label: 'End of day', value: START + 11 * HOUR },
              { label: 'Start + 24 h', value: START + 24 * HOUR },
              { label: 'Start + 48 h', value: START + 48 * HOUR },
            ]}
          />
        </FormField>
      </InState>
      <OpenCalendar />
    </Grid>
  );
}

/** A dialog that requires a name before an irreversible action. */
function OpenDialog() {
  return (
    <Panel data-kind="dialog" data-size="small">
      <Frame>
        <Head>
          <Title>Disband Dry Dock?</Title>
        </Head>
        <Body>
          <Description>
            Its application to Dry Dock Training 4 is withdrawn. Results of past games stay. This
            cannot be undone.
          </Description>
          <FormField label="Type Dry Dock to confirm">
            <TextField defaultValue="Dry Do" />
          </FormField>
        </Body>
        <Foot>
          <Button variant="ghost">
            Cancel <Kbd>esc</Kbd>
          </Button>
          <Button variant="destructive" disabled>
            Disband team
          </Button>
        </Foot>
      </Frame>
    </Panel>
  );
}

/** A confirmation next to its button. */
function OpenConfirm() {
  return (
    <Surface>
      <Question>Destroy this instance?</Question>
      <Effect>1:12:40 left. Unsaved state in it is lost.</Effect>
      <Buttons>
        <Button size="small">Keep</Button>
        <Button size="small" variant="destructive">
          Destroy
        </Button>
      </Buttons>
    </Surface>
  );
}

/** Confirmations. */
export function Dialogs() {
  return (
    <Stack gap={12}>
      <OpenDialog />
      <OpenConfirm />
    </Stack>
  );
}

const retry = <Button size="small">Retry</Button>;

/** Banners, a pager and a code block. */
export function Banners() {
  return (
    <Stack gap={8}>
      <Banner action={<Link href="#freeze">Why</Link>}>Board frozen since 12:00</Banner>
      <Banner tone="warn" icon={WifiOff} action={retry}>
        Offline since 18:14
      </Banner>
      <Banner tone="danger" action={retry}>
        Could not load teams
      </Banner>
      <Banner tone="ok">Back online, all data current</Banner>
      <Pager
        label="Pages of users"
        page={1}
        pages={26}
        href={(page) => `#page=${page}`}
        pageLabel={(page) => `Page ${page}`}
      />
      <CodeBlock label="Entry" code="$ nc 10.20.4.7 31337" ground="raised" />
    </Stack>
  );
}

// By default they are at the edge of the window.
const InPlace = styled.div`
  ol {
    position: static;
    width: auto;
  }
`;

const store = createToastStore();
const stays = { duration: null };
store.add({ ...stays, tone: 'ok', title: 'Loose Cannon solved', detail: '471 points, third now' });
store.add({
  ...stays,
  tone: 'danger',
  title: 'Container did not start',
  detail: 'Port in use. Request 0HN7-4C2E',
  action: { label: 'Retry', onAction: nothing },
});
store.add({
  ...stays,
  icon: UserMinus,
  title: 'ottoline removed',
  detail: 'Undo possible for 8 s',
  action: { label: 'Undo', onAction: nothing },
});

/** Toasts in the page. */
export function Toasts() {
  return (
    <InPlace>
      <ToastStack label="Messages" store={store} />
    </InPlace>
  );
}
