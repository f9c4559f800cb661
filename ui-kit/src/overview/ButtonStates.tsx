import { Copy, Ellipsis, Plus } from 'lucide-react';
import { Button, type ButtonProps } from '../components/Button/Button.tsx';
import type { ButtonVariant } from '../components/shared-props.ts';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { SplitButton } from '../components/Button/SplitButton.tsx';
import { Row, Stack } from '../components/Stack/Stack.tsx';
import { InState } from '../storybook/InStates.tsx';
import type { ShownState } from '../storybook/shown-state.ts';
import { Sample } from './SheetPage.tsx';
import { StateTable } from './StateTable.tsx';

const VARIANTS: readonly [variant: ButtonVariant, name: string, word: string][] = [
  ['primary', 'Primary', 'Submit'],
  ['secondary', 'Secondary', 'Destroy'],
  ['ghost', 'Ghost', 'Discard'],
  ['danger', 'Danger', 'Remove'],
  ['destructive', 'Destructive', 'Delete'],
];

const STATES: Readonly<Record<string, { shown?: ShownState; props?: Partial<ButtonProps> }>> = {
  rest: {},
  hover: { shown: 'hover' },
  pressed: { shown: 'pressed' },
  focus: { shown: 'focus' },
  disabled: { props: { disabled: true } },
  busy: { props: { busy: true } },
};

function inState(variant: ButtonVariant, word: string) {
  return (state: string) => (
    <InState state={STATES[state]?.shown ?? 'rest'}>
      <Button variant={variant} {...STATES[state]?.props}>
        {word}
      </Button>
    </InState>
  );
}

/** Variants of buttons in their states. */
export function ButtonStates() {
  return (
    <Stack gap={16}>
      <StateTable
        of="variant"
        states={Object.keys(STATES)}
        rows={VARIANTS.map(([variant, title, word]) => [title, inState(variant, word)])}
      />
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
}
