import { UserMinus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../components/Button/Button.tsx';
import { Calendar } from '../components/DateTimeField/Calendar.tsx';
import { CalendarFoot, ClockZone } from '../components/DateTimeField/DateTimeField.styles.ts';
import { Body, Description, Foot, Frame, Head, Title } from '../components/Dialog/Dialog.styles.ts';
import { FormField } from '../components/FormField/FormField.tsx';
import { Kbd } from '../components/Kbd/Kbd.tsx';
import { Panel } from '../components/overlay/ModalLayer.styles.ts';
import { Buttons, Effect, Question, Surface } from '../components/Popover/Popover.styles.ts';
import { createToastStore } from '../components/Toast/toast-store.ts';
import { ToastStack } from '../components/Toast/ToastStack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

const day = (number: number) => ({ year: 2026, month: 11, day: number });

/** The calendar of a field: from the start of a game to its end. */
export const OpenCalendar = () => (
  // A calendar that opens takes the focus, and the page would scroll to it.
  <Surface inert>
    <Calendar
      selected={day(22)}
      since={day(20)}
      today={day(21)}
      locale="en-GB"
      onSelect={() => undefined}
    />
    <CalendarFoot>
      <ClockZone>13:00 CET, 12:00 UTC</ClockZone>
      <Button size="small" variant="primary">
        Set
      </Button>
    </CalendarFoot>
  </Surface>
);

/** A dialog that asks for a name before it does what cannot be taken back. */
export const OpenDialog = () => (
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
        <Button variant="final" disabled>
          Disband team
        </Button>
      </Foot>
    </Frame>
  </Panel>
);

/** A small question beside its button. */
export const OpenConfirm = () => (
  <Surface>
    <Question>Destroy this instance?</Question>
    <Effect>1:12:40 left. Unsaved state in it is lost.</Effect>
    <Buttons>
      <Button size="small">Keep</Button>
      <Button size="small" variant="final">
        Destroy
      </Button>
    </Buttons>
  </Surface>
);

// At the edge of the window by themselves.
const InPlace = styled.div`
  ol {
    position: static;
    width: auto;
  }
`;

const store = createToastStore();
const stays = { duration: null };
const nothing = () => undefined;
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
export const Toasts = () => (
  <InPlace>
    <ToastStack label="Messages" store={store} />
  </InPlace>
);
