import { Badge } from '../components/Badge/Badge.tsx';
import { Counter } from '../components/Badge/Counter.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { Row, Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

/** A sample of components for stories about themes. */
export function ThemeSample() {
  return (
    <Stack gap={12} pad={16}>
      <Row gap={8}>
        <Badge tone="brand">Solved</Badge>
        <Text tone="brand">31 solves</Text>
        <Counter count={2} label="2 unread notices" />
      </Row>
      <Progress value={0.6} label="Passed time" />
      <Row gap={8}>
        <Button variant="primary">Submit</Button>
        <Button>Destroy</Button>
      </Row>
    </Stack>
  );
}
