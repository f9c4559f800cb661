import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { guide } from '../../storybook/guide.ts';
import { LogoPreview } from './LogoPreview.tsx';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2300aa85' d='M1 0h1v8H1zM2 1h5L5 3l2 2H2z'/%3E%3C/svg%3E";

const meta = {
  title: 'CTF pieces/LogoPreview',
  component: LogoPreview,
  args: {
    label: 'Logo at its four sizes',
    actions: (
      <>
        <Button size="small" icon={Upload}>
          Upload
        </Button>
        <Button size="small" variant="ghost">
          Reset
        </Button>
      </>
    ),
  },
  parameters: guide({
    what: 'The site’s logo at the four sizes it is used in.',
    when: ['Staff choose a logo; many are not legible at 20 px.'],
    whenNot: ['To show the logo: Logo.'],
    writing: ['State formats and minimum size at the field: “SVG or PNG, at least 80 px”.'],
  }),
} satisfies Meta<typeof LogoPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Uploaded: Story = { args: { src: picture } };
export const BrokenFallsBack: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelectorAll('figure svg').length).toBeGreaterThanOrEqual(4);
  },
};
export const Refused: Story = { args: { error: 'The picture is 64 px wide; 80 are needed.' } };
