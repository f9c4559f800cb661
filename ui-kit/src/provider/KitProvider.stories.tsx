import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyButton } from '../components/CopyField/CopyButton.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Row } from '../components/Stack/Stack.tsx';
import { guide } from '../storybook/guide.ts';
import { KitProvider } from './KitProvider.tsx';
import type { KitLinkProps } from './PlainLink.tsx';

const visit = fn();

/** A link as an app provides it, handled by its router. */
function RouterLink({ href, children, ...rest }: KitLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        visit(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Foundations/KitProvider',
  component: KitProvider,
  parameters: guide({
    what: 'Provides the kit with the app’s link component and with the kit’s few own texts in the page’s language. Renders nothing itself.',
    when: ['Once, around the whole app.', 'Around a part in another language.'],
    whenNot: ['A text of a page: pass it to the component as a prop.', 'The theme: startTheme.'],
    writing: [
      '`labels` are texts that are the same everywhere: “Copy”, “Close”. Missing ones are English.',
    ],
  }),
  args: {
    children: (
      <Row gap={12}>
        <Link href="#rules">Rules</Link>
        <CopyButton text="flag{l00se_ends_s1nk}" />
      </Row>
    ),
  },
} satisfies Meta<typeof KitProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

export const LinkOfTheApp: Story = {
  args: { link: RouterLink },
  play: async ({ canvas }) => {
    visit.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Rules' }));
    await expect(visit).toHaveBeenCalledWith('#rules');
  },
};

export const WordsOfALanguage: Story = {
  args: { labels: { copy: 'Kopieren' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kopieren' })).toBeVisible();
  },
};
