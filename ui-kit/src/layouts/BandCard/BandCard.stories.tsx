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
    what: 'A large card in bands: description, figures and actions.',
    when: ['The live game on the home page.'],
    whenNot: ['Several items of a kind: Card.'],
    writing: [
      'The heading is the name of the item; the clock says what it counts down to.',
      'One button is the next step; details in the footer are short: “412 teams”.',
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
