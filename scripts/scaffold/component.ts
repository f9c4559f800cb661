import { appendTo, type NewFile } from './files.ts';

/** A component of the kit with its stories, exported from `controls.ts`. */
export function scaffoldComponent(name: string): NewFile[] {
  if (!/^[A-Z][A-Za-z]+$/.test(name))
    throw new Error(`A component is named like TeamCard, not ${name}`);
  const folder = `ui-kit/src/components/${name}`;
  return [
    {
      path: `${folder}/${name}.tsx`,
      text: `import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius, space } from '../../tokens/tokens.ts';

export interface ${name}Props {
  /** The content. */
  children: ReactNode;
}

const Root = styled.div\`
  \${text.t14}
  padding: \${space[12]};
  border: 1px solid \${color.line};
  border-radius: \${radius.card};
  background: \${color.surface};
\`;

/** Say in one sentence what it is for. */
export const ${name} = ({ children }: ${name}Props) => <Root>{children}</Root>;
`,
    },
    {
      path: `${folder}/${name}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Controls/${name}',
  component: ${name},
  parameters: guide({
    what: 'Say what it is, in a sentence or two.',
    when: ['Say when it is the right one.'],
    whenNot: ['Say when another one is right, and which.'],
    writing: ['Say how its words are written, with an example.'],
  }),
  args: { children: 'Long Splice' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Long Splice')).toBeVisible();
  },
};
`,
    },
    appendTo('ui-kit/src/controls.ts', `export * from './components/${name}/${name}.tsx';\n`),
  ];
}
