import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Markdown } from './Markdown.tsx';
import { underHeadings } from './under-headings.tsx';

const meta = {
  title: 'Data display/Markdown/Resources',
  component: Markdown,
  parameters: guide({
    what: 'Pictures, videos and frames in a text: a link stands in place of what is not on our own server.',
    when: ['Always: a page loads nothing from other sites.'],
    whenNot: ['Pictures of the product itself.'],
    keyboard: [['Tab', 'moves through the links']],
    writing: ['The link has the words of the author, else the name of the file; then the site.'],
  }),
  args: { source: '' },
  decorators: [underHeadings],
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const LOST = `/assets/${'a1'.repeat(32)}/lost.png`;

/** Each kind of resource, and what there is of it in the page: the picture itself or the address of a link. */
const KINDS: readonly [source: string, shown: string][] = [
  [`![dot](${DOT})`, 'picture'],
  [`<img src="${DOT}" alt="dot">`, 'picture'],
  [`![lost](${LOST})`, LOST],
  ['![tide](https://pictures.example/1.png)', 'https://pictures.example/1.png'],
  ['![tide][2]\n\n[2]: https://pictures.example/2.png', 'https://pictures.example/2.png'],
  ['<img src="https://pictures.example/3.png">', 'https://pictures.example/3.png'],
  ['![tide](//pictures.example/4.png)', '//pictures.example/4.png'],
  ['![tide](/files/4f1c/5.png)', '/files/4f1c/5.png'],
  ['![tide](images/6.png)', 'images/6.png'],
  ['![tide](<a 7.png>)', 'a%207.png'],
  ['[![tide](/files/8.png)](https://there.example)', '/files/8.png'],
  ['| a |\n| - |\n| ![tide](/files/9.png) |', '/files/9.png'],
  ['<picture><source srcset="10.avif"><img src="10.png"></picture>', '10.png'],
  ['<video src="/files/11.mp4" controls></video>', '/files/11.mp4'],
  ['<video>\n<source src="/files/12.mp4">\n</video>', '/files/12.mp4'],
  ['<video poster="/files/13.png"></video>', '/files/13.png'],
  ['<audio src="/files/14.mp3"></audio>', '/files/14.mp3'],
  ['<iframe src="https://video.example/15"></iframe>', 'https://video.example/15'],
  ['<object data="/files/16.pdf"></object>', '/files/16.pdf'],
  ['<embed src="/files/17.pdf">', '/files/17.pdf'],
  ['<svg width="9"><g><image href="/files/18.png"/></g></svg>', '/files/18.png'],
  ['<input type="image" src="/files/19.png">', '/files/19.png'],
  [`![tide](/assets/${'b2'.repeat(32)}/20.svg)`, `/assets/${'b2'.repeat(32)}/20.svg`],
];

export const EachKind: Story = {
  args: { source: KINDS.map(([source]) => source).join('\n\n') },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'lost' })).toBeVisible());
    const pictures = [...canvasElement.querySelectorAll('img')].map((each) =>
      each.getAttribute('src'),
    );
    await expect(pictures).toEqual(KINDS.filter(([, shown]) => shown === 'picture').map(() => DOT));
    for (const [source, shown] of KINDS) {
      if (shown === 'picture') continue;
      const link = canvasElement.querySelector(`a[href="${shown}"]`);
      await expect(link, source).toBeVisible();
      await expect(link?.textContent, source).toMatch(/\w/);
    }
    await expect(canvasElement.querySelector('a a')).toBeNull();
    for (const tag of ['video', 'audio', 'iframe', 'object', 'embed', 'input', 'source'])
      await expect(canvasElement.querySelector(tag)).toBeNull();
  },
};

export const InOneLine: Story = {
  args: { source: 'See ![tide](https://pictures.example/1.png) <img src="2.png">', inline: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'tide pictures.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2.png' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
