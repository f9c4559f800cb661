import { Row, Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { BloodPennant } from '../patterns/BloodPennant/BloodPennant.tsx';
import { CATEGORIES } from '../patterns/CategoryFlag/categories.ts';
import { CategoryFlag } from '../patterns/CategoryFlag/CategoryFlag.tsx';
import { RankDelta } from '../patterns/RankDelta/RankDelta.tsx';
import { SolveCell } from '../patterns/SolveCell/SolveCell.tsx';

const word = (name: string) => (
  <Text size={12} tone="muted">
    {name}
  </Text>
);

/** The flags with their names, and that they can be told apart without their colours. */
export const Flags = () => (
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

/** What stands in the matrix of a scoreboard. */
export const SolveMarks = () => (
  <Stack gap={12}>
    <Row gap={20} wrap>
      <Row gap={8}>
        <SolveCell category="Web" state="solved" label="solved" /> {word('solved')}
      </Row>
      <Row gap={8}>
        <SolveCell category="Web" state="open" label="open" /> {word('open')}
      </Row>
      <Row gap={8}>
        <SolveCell category="Web" state="worthless" label="no points" /> {word('no points')}
      </Row>
      <Row gap={8}>
        <SolveCell category="Web" state="hidden" label="frozen" /> {word('frozen')}
      </Row>
    </Row>
    <Row gap={20} wrap>
      <Row gap={8}>
        <BloodPennant place={1} label="First blood" /> {word('first')}
      </Row>
      <Row gap={8}>
        <BloodPennant place={2} label="Second blood" /> {word('second')}
      </Row>
      <Row gap={8}>
        <BloodPennant place={3} label="Third blood" /> {word('third')}
      </Row>
      <Row gap={8}>
        <BloodPennant place={1} open label="First blood, still open" /> {word('still open')}
      </Row>
    </Row>
    <Row gap={20} wrap>
      <Row gap={8}>
        <RankDelta delta={2} label="up two" /> {word('up two')}
      </Row>
      <Row gap={8}>
        <RankDelta delta={-1} label="down one" /> {word('down one')}
      </Row>
    </Row>
  </Stack>
);
