import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
import { FilterChip } from '../components/FilterChip/FilterChip.tsx';
import { RadioGroup } from '../components/Radio/RadioGroup.tsx';
import { Segmented } from '../components/Segmented/Segmented.tsx';
import { Row, Stack } from '../components/Stack/Stack.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { LinkTabs } from '../components/Tabs/LinkTabs.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { HeaderTabs } from '../layouts/HeaderTabs/HeaderTabs.tsx';
import { CategoryFlag } from '../patterns/CategoryFlag/CategoryFlag.tsx';
import { InState } from '../storybook/InStates.tsx';
import { Sample } from './SheetPage.tsx';
import { StateTable } from './StateTable.tsx';

type State = Pick<CheckboxProps, 'checked' | 'indeterminate' | 'disabled'> & { focus?: true };

const STATES: Readonly<Record<string, State>> = {
  off: { checked: false },
  on: { checked: true },
  indeterminate: { checked: false, indeterminate: true },
  focus: { checked: true, focus: true },
  disabled: { checked: false, disabled: true },
  'disabled on': { checked: true, disabled: true },
};

type Control = (name: string, state: Omit<State, 'focus'>) => ReactNode;

const radio: Control = (name, { checked, indeterminate, disabled }) =>
  indeterminate || (checked && disabled) ? (
    '–'
  ) : (
    <RadioGroup
      label={`Radio, ${name}`}
      options={[{ value: 'one', label: <VisuallyHidden>{name}</VisuallyHidden> }]}
      value={checked ? 'one' : null}
      onValueChange={() => undefined}
      disabled={disabled ?? false}
    />
  );

function inState(control: Control) {
  return (name: string): ReactNode => {
    const { focus, ...state } = STATES[name] ?? { checked: false };
    return <InState state={focus ? 'focus' : 'rest'}>{control(name, state)}</InState>;
  };
}

const CONTROLS: readonly (readonly [name: string, control: Control])[] = [
  ['Checkbox', (name, state) => <Checkbox aria-label={`Checkbox, ${name}`} {...state} />],
  ['Radio', radio],
  [
    'Switch',
    (name, { indeterminate, ...state }) =>
      indeterminate ? '–' : <Switch aria-label={`Switch, ${name}`} {...state} />,
  ],
];

/** Checkboxes, radios, switches and segmented controls in their states. */
export function ToggleStates() {
  return (
    <Stack gap={12}>
      <StateTable
        of="control"
        states={Object.keys(STATES)}
        rows={CONTROLS.map(([title, control]) => [title, inState(control)])}
      />
      <Sample name="Segmented">
        <Row gap={12} wrap>
          <Segmented
            label="Division"
            value="all"
            onValueChange={() => undefined}
            options={[
              { value: 'all', label: 'All' },
              { value: 'student', label: 'Student' },
              { value: 'open', label: 'Open' },
            ]}
          />
          <Segmented
            label="View"
            size="small"
            value="grid"
            onValueChange={() => undefined}
            options={[
              { value: 'grid', label: 'Grid', icon: LayoutGrid },
              { value: 'list', label: 'List', icon: List },
            ]}
          />
        </Row>
      </Sample>
      <Sample name="Tabs">
        <InState state="hover" target="li:nth-child(2) a">
          <HeaderTabs
            label="Harbour CTF"
            tabs={[
              { label: 'Challenges', href: '#challenges', current: true },
              { label: 'Scoreboard', href: '#scoreboard' },
              {
                label: 'Review',
                href: '#review',
                count: { value: 18, label: '18 to review', hot: true },
              },
            ]}
          />
        </InState>
      </Sample>
      <Sample name="Sub-tabs">
        <InState state="hover" target="li:nth-child(2) a">
          <LinkTabs
            label="Parts of the game"
            items={[
              { label: 'Overview', href: '#overview', current: true },
              { label: 'Schedule', href: '#schedule' },
              { label: 'Teams', href: '#teams', count: { value: 137, label: '137 teams' } },
            ]}
          />
        </InState>
      </Sample>
      <Sample name="Filter chips">
        <Row gap={8} wrap>
          <FilterChip label="Team" />
          <FilterChip
            label="Category"
            glyph={<CategoryFlag category="Web" size={14} />}
            onRemove={() => undefined}
            value="Web"
          />
          <FilterChip label="State" value="active" active onRemove={() => undefined} />
        </Row>
      </Sample>
    </Stack>
  );
}
