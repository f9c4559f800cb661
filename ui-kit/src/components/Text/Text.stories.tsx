import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Text, type TextSize, type TextTone } from './Text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  parameters: guide({
    what: 'Text in the sizes, tones and weights of the type scale.',
    when: [
      'Text that is not part of another component.',
      "`lang`, for names in another script than the page's.",
    ],
    whenNot: ['Labels of fields: FormField. Long texts of authors: Markdown.'],
    writing: ['Truncated text has a tooltip with the full text; truncate names, never numbers.'],
  }),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly TextSize[] = [40, 28, 20, 16, 14, 13, 12, 11];
const tones: readonly TextTone[] = [
  'text',
  'prose',
  'muted',
  'faint',
  'brand',
  'ok',
  'warn',
  'danger',
  'info',
];

export const Sizes: Story = {
  render: () => (
    <div>
      {sizes.map((size) => (
        <Text key={size} as="p" size={size}>
          Harbour CTF 2026, {size} px
        </Text>
      ))}
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div>
      {tones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          Voice {tone}
        </Text>
      ))}
    </div>
  ),
};

export const Mono: Story = { args: { mono: true, size: 13, children: 'flag{l00se_ends_s1nk_}' } };

const longName = 'A name far too long for the narrow place it was given';

export const Cut: Story = {
  args: { cut: true, children: longName },
  render: (args) => (
    <div data-testid="place" style={{ width: 180 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText(longName);
    await userEvent.hover(name);
    await expect(name).toHaveAttribute('title', longName);
    await userEvent.unhover(name);
    // Text that is not truncated has no tooltip.
    canvas.getByTestId('place').style.width = '600px';
    await userEvent.hover(name);
    await expect(name).toHaveAttribute('title', '');
    canvas.getByTestId('place').style.width = '180px';
  },
};

export const CutWithALink: Story = {
  args: { cut: true, children: <a href="#name">{longName}</a> },
  render: (args) => (
    <div style={{ width: 180, marginBlockStart: 40 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longName);
  },
};

export const ForeignScript: Story = { args: { lang: 'ja', size: 20, children: '港の旗 Harbour' } };
