import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Hoist } from './LetterFlag.tsx';

const meta = {
  title: 'Data display/LetterFlag',
  component: Hoist,
  parameters: guide({
    what: 'Letters as flags of the international code.',
    when: ['The site’s name, and posters of games without a picture.'],
    whenNot: ['Categories: CategoryFlag, whose flags have other meanings.'],
    writing: ['Decorative: the word itself is next to it or is its label.'],
  }),
  args: { text: 'Halyard' },
} satisfies Meta<typeof Hoist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SiteName: Story = {};
export const InARow: Story = { args: { direction: 'row' } };
export const Alphabet: Story = {
  args: { text: 'abcdefghijklmnopqrstuvwxyz', direction: 'row', size: 24 },
};
export const OtherCharactersAreSkipped: Story = { args: { text: 'r00t-beer', direction: 'row' } };
