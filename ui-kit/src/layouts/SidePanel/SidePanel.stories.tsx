import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { guide } from '../../storybook/guide.ts';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  title: 'Layouts/SidePanel',
  component: SidePanel,
  args: {
    label: 'Effect of your changes',
    children: (
      <Section title="Effect of your changes">
        <Banner tone="warn">The game is live for 412 teams.</Banner>
      </Section>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Details, effects or a decision next to the page.',
    when: ['Content about the whole page that is always visible.'],
    whenNot: ['Details of a row that open and close: DetailPanel.'],
    writing: [
      '`label` names the content: “Effect of your changes”.',
      'Details are short lines; effects are complete sentences.',
    ],
  }),
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: meta.args.label })).toBeVisible();
  },
};
export const WithFoot: Story = { args: { foot: <Button fullWidth>Accept</Button> } };
export const Dense: Story = { args: { pad: 12 } };

/** Alone, at the width of a phone; in a Split it is below the page or in a sheet. */
export const Narrow: Story = {
  args: { foot: <Button fullWidth>Accept</Button> },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
