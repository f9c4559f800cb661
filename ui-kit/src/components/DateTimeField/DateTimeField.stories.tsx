import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const hour = 3_600_000;
/** Fri 20 Nov 2026, 13:00 in Oslo. */
const start = Date.UTC(2026, 10, 20, 12);

const meta = {
  title: 'Controls/DateTimeField',
  component: DateTimeField,
  globals: { locale: 'en-GB' },
  parameters: guide({
    what: 'A date and a time, typed or selected in a calendar. It shows the time zone and UTC.',
    when: ['Start and end of a game, a deadline, the date of a post (`kind="date"`).'],
    whenNot: ['A range of days: DateRangeField.', 'A duration: NumberField with a unit.'],
    keyboard: [
      [
        'Typing',
        'a date in the format of the language, or “2026-11-22 13:00”; with “Z” or “UTC” behind it in UTC',
      ],
      ['↓', 'opens the calendar'],
      ['Arrows', 'in the calendar: move by days and weeks'],
      ['PageUp, PageDown', 'change the month, with Shift the year'],
      ['Enter', 'selects the day'],
      ['Esc', 'closes the calendar'],
    ],
    writing: [
      'The hint explains the time: “48 h after the start”.',
      'Presets name a rule, not a time: “Start + 48 h”.',
    ],
  }),
  args: {
    value: start + 48 * hour,
    zone: 'Europe/Oslo',
    locale: 'en-GB',
    done: 'Set',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="End" hint="48 h after the start">
        <DateTimeField
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next);
            setValue(next);
          }}
        />
      </FormField>
    );
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function field(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'End' });
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('22 Nov 2026, 13:00');
    await expect(within(canvasElement).getByText(/22 Nov.*12:00 UTC/)).toBeVisible();
  },
};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '2026-11-23T09:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 23, 8, 30));
    await userEvent.tab();
    await expect(input).toHaveValue('23 Nov 2026, 09:30');
  },
};

/** The field shows the same moment in its own zone. */
export const TypedInUtc: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '2026-11-23 09:30Z');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 23, 9, 30));
    await userEvent.tab();
    await expect(input).toHaveValue('23 Nov 2026, 10:30');
  },
};

export const GuessedWhenLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.tripleClick(input);
    await userEvent.keyboard('24 nov');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    // The year and the time do not change.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 24, 12));
    await expect(input).toHaveValue('24 Nov 2026, 13:00');
  },
};

export const NoTime: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.tripleClick(input);
    await userEvent.keyboard('soon');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Not a date and time');
    await expect(input).toHaveValue('soon');
    // A form must not send the time that stood there before.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Open: Story = {
  args: { since: start },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
    const calendar = await screen.findByRole('dialog', { name: 'End' });
    await expect(within(calendar).getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /22 November 2026/ })).toHaveFocus(),
    );
  },
};

export const PickedByKey: Story = {
  play: async ({ canvasElement, args }) => {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /22 November 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 30, 12));
    const clock = screen.getByRole('textbox', { name: 'hour, minute' });
    await userEvent.tripleClick(clock);
    await userEvent.keyboard('18:15');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 30, 17, 15));
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue('30 Nov 2026, 18:15');
  },
};

export const BoundsCloseDays: Story = {
  args: { min: start, max: start + 72 * hour },
  play: async ({ canvasElement }) => {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('button', { name: /19 November 2026/ })).toBeDisabled();
  },
};

export const OutOfBounds: Story = {
  args: { max: start + 24 * hour },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
  },
};

export const Presets: Story = {
  args: {
    presets: [
      { label: 'Start + 24 h', value: start + 24 * hour },
      { label: 'Start + 48 h', value: start + 48 * hour },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start + 24 h' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(start + 24 * hour);
    await expect(field(canvasElement)).toHaveValue('21 Nov 2026, 13:00');
  },
};

export const OnlyADay: Story = {
  args: { kind: 'date' },
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement)).toHaveValue('22 Nov 2026');
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('button', { name: /24 November 2026/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 23, 23));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OtherLanguage: Story = {
  globals: { locale: 'ja-JP' },
  args: { locale: 'ja-JP', zone: 'Asia/Tokyo' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('2026年11月22日, 21:00');
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('grid', { name: '2026年11月' })).toBeVisible();
  },
};

export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="New game" onClose={args.onValueChange.bind(null, null)}>
      <FormField label="End">
        <DateTimeField {...args} />
      </FormField>
    </Dialog>
  ),
  play: async ({ args }) => {
    const input = await screen.findByRole('textbox', { name: 'End' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    // Esc closes only the calendar, not the dialog.
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Empty: Story = { args: { value: null } };
export const Changed: Story = {
  render: (args) => (
    <FormField label="End" changed>
      <DateTimeField {...args} />
    </FormField>
  ),
};
export const Invalid: Story = {
  render: (args) => (
    <FormField label="End" error="The end is before the start">
      <DateTimeField {...args} />
    </FormField>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <FormField label="End">
        <DateTimeField {...args} />
      </FormField>
    </InStates>
  ),
};
