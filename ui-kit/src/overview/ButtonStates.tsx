import { Copy, Ellipsis, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, type ButtonProps, type ButtonVariant } from '../components/Button/Button.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { SplitButton } from '../components/Button/SplitButton.tsx';
import { Row, Stack } from '../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { InState } from '../storybook/InStates.tsx';
import type { ShownState } from '../storybook/shown-state.ts';
import { text } from '../tokens/text.ts';
import { color } from '../tokens/tokens.ts';
import { Sample } from './SheetPage.tsx';

const Table = styled.table`
  border-spacing: 12px 8px;
  margin-inline-start: -12px;
  th {
    ${text.t12}
    color: ${color.faint};
    font-weight: 400;
    text-align: start;
  }
`;

const VARIANTS: readonly [variant: ButtonVariant, name: string, word: string][] = [
  ['primary', 'Primary', 'Submit'],
  ['secondary', 'Secondary', 'Destroy'],
  ['ghost', 'Ghost', 'Discard'],
  ['danger', 'Danger', 'Remove'],
  ['final', 'Danger, final', 'Delete'],
];

interface Column {
  name: string;
  shown?: ShownState;
  props?: Partial<ButtonProps>;
}

const COLUMNS: readonly Column[] = [
  { name: 'rest' },
  { name: 'hover', shown: 'hover' },
  { name: 'pressed', shown: 'pressed' },
  { name: 'focus', shown: 'focus' },
  { name: 'disabled', props: { disabled: true } },
  { name: 'busy', props: { busy: true } },
];

/** Each variant in its states. */
export const ButtonStates = () => (
  <Stack gap={16}>
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>variant</VisuallyHidden>
          </th>
          {COLUMNS.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {VARIANTS.map(([variant, title, word]) => (
          <tr key={variant}>
            <th scope="row">{title}</th>
            {COLUMNS.map(({ name, shown = 'rest', props }) => (
              <td key={name}>
                <InState state={shown}>
                  <Button variant={variant} {...props}>
                    {word}
                  </Button>
                </InState>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
    <Sample name="Sizes">
      <Row gap={12} wrap>
        <Button size="small">Small 28</Button>
        <Button>Default 36</Button>
        <Button size="large">Large 44</Button>
      </Row>
    </Sample>
    <Sample name="With">
      <Row gap={12} wrap>
        <Button variant="primary" icon={Plus}>
          New team
        </Button>
        <Button kbd="Ctrl S">Save</Button>
        <Button caret>Export</Button>
        <IconButton variant="secondary" icon={Ellipsis} label="More" />
        <IconButton icon={Copy} label="Copy" />
        <SplitButton variant="primary" label="Accept" more="More ways to accept" entries={[]}>
          Accept 3
        </SplitButton>
      </Row>
    </Sample>
  </Stack>
);
