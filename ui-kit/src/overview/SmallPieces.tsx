import { ROLES } from '@halyard/sdk/rules';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { AvatarStack } from '../components/Avatar/AvatarStack.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Counter } from '../components/Badge/Counter.tsx';
import { Dot } from '../components/Badge/Dot.tsx';
import { Countdown } from '../components/Countdown/Countdown.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { Ring } from '../components/Ring/Ring.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Row, Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { BloodPennant } from '../patterns/BloodPennant/BloodPennant.tsx';
import { ParticipationBadge } from '../patterns/ParticipationBadge/ParticipationBadge.tsx';
import { PhaseBadge } from '../patterns/PhaseBadge/PhaseBadge.tsx';
import { RoleBadge } from '../patterns/RoleBadge/RoleBadge.tsx';
import { Sample } from './SheetPage.tsx';

/** Phases of games, states of participations, roles, places and counters. */
export function Badges() {
  return (
    <Stack gap={12}>
      <Row gap={8} wrap>
        <PhaseBadge look="badge" phase="running" label="Live" />
        <PhaseBadge look="badge" phase="upcoming" label="Starts in 5 d" />
        <PhaseBadge look="badge" phase="ended" label="Ended" />
        <PhaseBadge look="badge" phase="practice" label="Practice" />
        <PhaseBadge look="badge" phase="frozen" label="Frozen" />
      </Row>
      <Row gap={8} wrap>
        <ParticipationBadge status="Pending" label="Pending" />
        <ParticipationBadge status="Accepted" label="Accepted" />
        <ParticipationBadge status="Rejected" label="Rejected" />
        <ParticipationBadge status="Suspended" label="Suspended" />
        <ParticipationBadge status="Unsubmitted" label="Not applied" />
      </Row>
      <Row gap={8} wrap>
        {ROLES.map((role) => (
          <RoleBadge key={role} role={role} label={role} />
        ))}
        <Badge hollow>Hidden</Badge>
      </Row>
      <Row gap={12} wrap>
        <BloodPennant place={1} label="First blood" />
        <BloodPennant place={2} label="Second blood" />
        <BloodPennant place={3} label="Third blood" />
        <Counter look="soft" count={18} label="18 to review" />
        <Counter count={2} label="2 unread notices" />
        <Dot live label="Live" />
        <Dot tone="warn" label="Stale" />
        <Dot tone="danger" label="Failed" />
        <Dot hollow label="Open" />
      </Row>
    </Stack>
  );
}

const SIZES = [20, 24, 28, 40, 64] as const;
const members = ['linnea', 'marlow', 'ottoline', 'bosun', 'sten', 'ida'];

/** Avatars of teams and people. */
export function Avatars() {
  return (
    <Stack gap={12}>
      <Row gap={12}>
        {SIZES.map((size) => (
          <Avatar key={size} kind="team" name="Long Splice" size={size} />
        ))}
      </Row>
      <Row gap={12}>
        {SIZES.map((size) => (
          <Avatar key={size} kind="person" name="linnea" size={size} />
        ))}
      </Row>
      <AvatarStack label="6 members" people={members.map((name) => ({ name }))} />
    </Stack>
  );
}

const SECOND = 1000;
const begun = Date.now();
function clock(seconds: number) {
  return <Countdown until={begun + seconds * SECOND} size={20} />;
}

/** Progress, loading and remaining time. */
export function Waiting() {
  return (
    <Stack gap={12}>
      <Sample name="Bar">
        <Progress value={0.62} label="Upload" />
      </Sample>
      <Sample name="Ring">
        <Row gap={12}>
          <Ring value={0.6} label="72 minutes left">
            72m
          </Ring>
          <Ring value={0.07} tone="warn" label="8 minutes left">
            8m
          </Ring>
          <Ring value={0.01} tone="danger" label="38 seconds left">
            38s
          </Ring>
        </Row>
      </Sample>
      <Sample name="Spinner">
        <Row gap={12}>
          <Spinner label="Loading" />
          <Spinner size={20} label="Loading the page" />
          <Text size={12} tone="faint">
            after 200 ms only
          </Text>
        </Row>
      </Sample>
      <Sample name="Skeleton">
        <Stack gap={8}>
          <Skeleton width="62%" />
          <Skeleton width="100%" />
        </Stack>
      </Sample>
      <Sample name="Clock">
        <Row gap={16} wrap>
          {clock(67_327)}
          {clock(2890)}
          {clock(52)}
        </Row>
      </Sample>
    </Stack>
  );
}
