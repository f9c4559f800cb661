import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { DateRangeField } from './DateRangeField.tsx';

/** 00:00 of a date in November 2026 in Oslo. */
function midnight(date: number): number {
  return Date.UTC(2026, 10, date) - 3_600_000;
}

const meta = {
  title: 'Controls/DateRangeField',
  component: DateRangeField,
  globals: { locale: 'en-GB' },
  parameters: guide({
    what: 'A range of whole days.',
    when: ['The time range of a log or a list; the days of an event.'],
    whenNot: ['Start and end with a time of day: two DateTimeFields.'],
    keyboard: [
      ['Typing', 'both days with a dash between'],
      ['↓', 'opens the calendar'],
      ['Enter', 'selects the first day, then the last'],
    ],
    writing: ['Presets name the range: “Today”, “Last 7 days”.'],
  }),
  args: {
    value: { from: midnight(20), until: midnight(23) },
    zone: 'Europe/Oslo',
    locale: 'en-GB',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Days">
        <DateRangeField
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
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function field(canvasElement: HTMLElement) {
  return within(canvasElement).getByLabelText('Days');
}

async function open(canvasElement: HTMLElement) {
  field(canvasElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('grid');
}

function day(name: RegExp) {
  return screen.getByRole('button', { name });
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('20 Nov 2026 – 22 Nov 2026');
  },
};

export const Open: Story = { play: async ({ canvasElement }) => open(canvasElement) };

export const PickedBackwards: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.click(day(/12 November 2026/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(/10 November 2026/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: midnight(10),
      until: midnight(13),
    });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(field(canvasElement)).toHaveValue('10 Nov 2026 – 12 Nov 2026');
  },
};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), '2026-11-02 - 2026-11-03');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: midnight(2),
      until: midnight(4),
    });
  },
};

export const Presets: Story = {
  args: {
    presets: [{ label: 'Last 7 days', value: { from: midnight(15), until: midnight(22) } }],
  },
  play: async ({ canvasElement }) => {
    const preset = within(canvasElement).getByRole('button', { name: 'Last 7 days' });
    await userEvent.click(preset);
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };

export const FirstDayPicked: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(day(/12 November 2026/));
    await expect(screen.getByText('12 Nov 2026 – …')).toBeVisible();
  },
};

export const EmptyAndOpen: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => open(canvasElement),
};

/** Days start and end at midnight of the given zone. */
export const OtherZone: Story = {
  args: {
    value: { from: midnight(20) - 8 * 3_600_000, until: midnight(23) - 8 * 3_600_000 },
    zone: 'Asia/Tokyo',
  },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('20 Nov 2026 – 22 Nov 2026');
  },
};

export const NoDays: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), 'soon');
    await userEvent.tab();
    await expect(field(canvasElement)).toBeInvalid();
    // The last call reported the emptied field.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Days" error="At most 90 days">
      <DateRangeField {...args} />
    </FormField>
  ),
};
export const ReadOnly: Story = { args: { readOnly: true } };
