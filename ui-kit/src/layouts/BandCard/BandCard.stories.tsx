import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Row, Stack } from '../../components/Stack/Stack.tsx';
import { Stat, StatRow } from '../../components/Stat/Stat.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { BandCard } from './BandCard.tsx';

const meta = {
  title: 'Layouts/BandCard',
  component: BandCard,
  parameters: guide({
    what: 'One thing told at length: what it is, its figures, and what to do, in bands.',
    when: ['The one live game of the first page.'],
    whenNot: ['Several things of a kind: Card.'],
    writing: [
      'The head is the name of the thing; its clock says what it counts to.',
      'One button says the next useful step; the foot’s facts are short: “412 teams”.',
    ],
  }),
  args: {
    head: (
      <Stack gap={16}>
        <Row justify="between">
          <Text as="h3" size={28}>
            Harbour CTF 2026
          </Text>
          <Text size={40}>18:42:07</Text>
        </Row>
        <Progress size={2} value={0.61} label="Time passed" />
      </Stack>
    ),
    figures: (
      <StatRow>
        <Stat caption="over" size={20} label="Long Splice" value="#4" unit="of 412" />
        <Stat caption="over" size={20} label="Points" value="3,184" />
        <div data-grow>Score, last 24 h</div>
      </StatRow>
    ),
    foot: (
      <>
        <Button variant="primary">Continue</Button>
        <Button>All challenges</Button>
      </>
    ),
  },
} satisfies Meta<typeof BandCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const HeadOnly: Story = { args: { figures: undefined, foot: undefined } };
