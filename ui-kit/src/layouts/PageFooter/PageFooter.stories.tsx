import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Markdown } from '../../patterns/Markdown/Markdown.tsx';
import { PageFooter } from './PageFooter.tsx';

const meta = {
  title: 'Layouts/PageFooter',
  component: PageFooter,
  parameters: guide({
    what: 'The site’s own lines at the end of a page.',
    when: ['Public pages: home, games, posts.'],
    whenNot: ['Buttons of a form: SaveBar.'],
    writing: ['Rules, privacy and contact, separated by “·”.'],
  }),
  args: {
    children: (
      <Markdown
        look="footer"
        source="[Rules](/posts/9f2c01aa) · [Privacy](/posts/1b77e0c4) · crew@harbour.example"
      />
    ),
  },
} satisfies Meta<typeof PageFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
