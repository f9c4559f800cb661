import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Grid } from '../../components/Stack/Stack.tsx';
import { ThemePreview } from './ThemePreview.tsx';

const words = { badge: 'Solved', link: '31 solves', primary: 'Submit', secondary: 'Destroy' };

const meta = {
  title: 'Layouts/ThemePreview',
  component: ThemePreview,
  parameters: guide({
    what: 'A preview of the site in a theme with a brand colour; its controls are inert.',
    when: ['Next to the field for a brand colour, once per theme.'],
    whenNot: ['Changing the theme of the page.'],
    writing: ['The label describes the preview: “The site in the dark theme”.'],
  }),
  args: { mode: 'dark', brand: null, label: 'Dark theme with this colour', words },
  render: ({ brand }) => (
    <Grid columns="1fr 1fr" gap={12} from="sm">
      <ThemePreview mode="dark" brand={brand} label="Dark theme with this colour" words={words} />
      <ThemePreview mode="light" brand={brand} label="Light theme with this colour" words={words} />
    </Grid>
  ),
} satisfies Meta<typeof ThemePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Blue: Story = { args: { brand: '#2f7de1' } };
export const PaleYellow: Story = { args: { brand: '#fff2a8' } };
export const NotAColour: Story = { args: { brand: '#12' } };
