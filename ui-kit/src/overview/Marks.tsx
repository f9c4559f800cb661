import { CATEGORIES } from '@halyard/sdk/rules';
import type { ReactNode } from 'react';
import { Row, Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { BloodPennant } from '../patterns/BloodPennant/BloodPennant.tsx';
import { CategoryFlag } from '../patterns/CategoryFlag/CategoryFlag.tsx';
import { RankDelta } from '../patterns/RankDelta/RankDelta.tsx';
import { SolveCell, type SolveState } from '../patterns/SolveCell/SolveCell.tsx';

function word(name: string) {
  return (
    <Text size={12} tone="muted">
      {name}
    </Text>
  );
}

/** The category flags with their names, in colour and without. */
export function Flags() {
  return (
    <Stack gap={16}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          gap: '12px 8px',
        }}
      >
        {CATEGORIES.map((category) => (
          <Row key={category} gap={8}>
            <CategoryFlag category={category} size={16} />
            {word(category)}
          </Row>
        ))}
      </div>
      <Row gap={12} wrap>
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 12, filter: 'grayscale(1)' }}>
          {CATEGORIES.map((category) => (
            <CategoryFlag key={category} category={category} size={16} />
          ))}
        </span>
        <Text size={12} tone="faint">
          without colour
        </Text>
      </Row>
    </Stack>
  );
}

function named(name: string, mark: ReactNode) {
  return (
    <Row key={name} gap={8}>
      {mark} {word(name)}
    </Row>
  );
}

function cell(state: SolveState, name: string) {
  return named(name, <SolveCell category="Web" state={state} label={name} />);
}

/** The marks in a score matrix. */
export function SolveMarks() {
  return (
    <Stack gap={12}>
      <Row gap={20} wrap>
        {cell('solved', 'solved')}
        {cell('open', 'open')}
        {cell('worthless', 'no points')}
        {cell('hidden', 'frozen')}
      </Row>
      <Row gap={20} wrap>
        {named('first', <BloodPennant place={1} label="First blood" />)}
        {named('second', <BloodPennant place={2} label="Second blood" />)}
        {named('third', <BloodPennant place={3} label="Third blood" />)}
        {named('still open', <BloodPennant place={1} open label="First blood, still open" />)}
      </Row>
      <Row gap={20} wrap>
        {named('up two', <RankDelta delta={2} label="up two" />)}
        {named('down one', <RankDelta delta={-1} label="down one" />)}
      </Row>
    </Stack>
  );
}
