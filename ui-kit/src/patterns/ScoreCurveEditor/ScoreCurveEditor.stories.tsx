import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ScoreCurveEditor } from './ScoreCurveEditor.tsx';
import type { ScoreValues } from './score-values.ts';

// An example; the app provides the real rule.
function floor({ original, minimum }: ScoreValues): number {
  return Math.floor((original * minimum) / 100);
}

const saved: ScoreValues = { original: 500, minimum: 20, difficulty: 60 };

const meta = {
  title: 'CTF pieces/ScoreCurveEditor',
  component: ScoreCurveEditor,
  args: {
    rule: {
      floor,
      curve: (values) => (solves) =>
        floor(values) +
        (values.original - floor(values)) * Math.exp((1 - solves) / values.difficulty),
    },
    values: saved,
    onValueChange: () => undefined,
    saved,
    savedLabel: 'saved, 60',
    ranges: {
      original: { min: 1, max: 5000, step: 1 },
      minimum: { min: 0, max: 100, step: 1 },
      difficulty: { min: 0.1, max: 1000, step: 0.1 },
    },
    floorLabel: 'minimum 100',
    solves: 12,
    solvesLabel: 'now, 12 solves',
    label: '500 points at first, 433 after 12 solves, at least 100',
    words: {
      table: 'As a table',
      chart: 'As a chart',
      at: 'Solves',
      points: 'Points',
      original: 'Original',
      minimum: 'Minimum',
      difficulty: 'Difficulty',
      percent: '%',
      valueAt: (points, solves) => `${points} at ${solves}`,
    },
  },
  render: (args) => {
    const [values, setValues] = useState(args.values);
    return (
      <ScoreCurveEditor
        {...args}
        values={values}
        onValueChange={(name, value) => setValues((last) => ({ ...last, [name]: value }))}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ width: 396, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Edits how the value of a challenge decreases with its solves: three numbers and the resulting curve.',
    when: ['Staff set the points of a challenge.'],
    whenNot: ['Without editing: ScoreCurve.'],
    keyboard: [
      ['↑ ↓', 'on a handle: changes the value by one step'],
      ['PageUp PageDown, Shift', 'ten steps'],
      ['Home End', 'minimum and maximum'],
    ],
    writing: ['State the effect on teams that solved it: “The 12 solvers gain 38 points each”.'],
  }),
} satisfies Meta<typeof ScoreCurveEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Changed: Story = {
  args: {
    values: { original: 500, minimum: 20, difficulty: 146 },
    effect: 'The 12 solvers gain 38 points each; no rank in the top 10 changes.',
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('slider', { name: 'Original' });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageDown}');
    await expect(handle).toHaveAttribute('aria-valuenow', '492');
    await expect(canvas.getByRole('spinbutton', { name: /Original/ })).toHaveValue(492);
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '5000');
  },
};
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByRole('slider', { name: 'Difficulty' });
    const box = handle.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    // Pointers of tests cannot be captured.
    handle.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(handle, { button: 0, clientY: middle });
    await fireEvent.pointerMove(handle, { clientY: middle - 30 });
    await fireEvent.pointerUp(handle);
    const value = Number(handle.getAttribute('aria-valuenow'));
    await expect(value).toBeGreaterThan(60);
    // The handle followed the pointer.
    const now = handle.getBoundingClientRect();
    await expect(Math.abs(now.top + now.height / 2 - (middle - 30))).toBeLessThan(2);
    await expect(canvasElement.querySelector('path[data-look="other"]')).not.toBeNull();
  },
};
export const Invalid: Story = {
  args: {
    values: { original: 500, minimum: 20, difficulty: null },
    errors: { difficulty: 'Needs a number above 0' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /Difficulty/ })).toBeInvalid();
  },
};
export const NoSolvesYet: Story = { args: { solves: undefined } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
