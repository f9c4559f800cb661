import { Copy, Ellipsis, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, type ButtonVariant } from '../components/Button/Button.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Row, Stack } from '../components/Stack/Stack.tsx';
import { text } from '../tokens/text.ts';
import { color } from '../tokens/tokens.ts';

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

/** Each variant in its states; hover, press and focus answer to the pointer and the keyboard. */
export const ButtonStates = () => (
  <Stack gap={16}>
    <Table>
      <thead>
        <tr>
          <th scope="col">variant</th>
          <th scope="col">rest</th>
          <th scope="col">disabled</th>
          <th scope="col">busy</th>
        </tr>
      </thead>
      <tbody>
        {VARIANTS.map(([variant, name, word]) => (
          <tr key={variant}>
            <th scope="row">{name}</th>
            <td>
              <Button variant={variant}>{word}</Button>
            </td>
            <td>
              <Button variant={variant} disabled>
                {word}
              </Button>
            </td>
            <td>
              <Button variant={variant} busy>
                {word}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Row gap={12} wrap>
      <Button size="small">Small 28</Button>
      <Button>Default 36</Button>
      <Button size="large">Large 44</Button>
    </Row>
    <Row gap={12} wrap>
      <Button variant="primary" icon={Plus}>
        New team
      </Button>
      <Button kbd="Ctrl S">Save</Button>
      <Button caret>Export</Button>
      <IconButton variant="secondary" icon={Ellipsis} label="More" />
      <IconButton icon={Copy} label="Copy" />
    </Row>
  </Stack>
);
