import type { Division, Participation } from '@halyard/sdk/types';
import {
  Avatar,
  Badge,
  Button,
  EffectNote,
  Icon,
  Link,
  List,
  ListRow,
  ParticipationBadge,
  Row,
  Section,
  Stack,
  Switch,
  Text,
} from '@halyard/ui-kit';
import { CaptainIcon, HideIcon, RevealIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { withNodes } from '../../../i18n/with-nodes.tsx';
import { CaseDivision } from './DivisionParts.tsx';
import { useAllowLookAlikes } from './use-decide.ts';

/** The team's name and state. */
export function CaseHead({ participation }: { participation: Participation }) {
  const { LL } = useLanguage();
  const { team, status } = participation;
  return (
    <Row gap={12} pad={20}>
      <Avatar kind="team" size={40} name={team.name} src={team.avatar} />
      <Stack grow>
        <Text as="h2" size={16} cut>
          {team.name}
        </Text>
        {team.bio && (
          <Text as="p" size={13} tone="muted">
            {team.bio}
          </Text>
        )}
      </Stack>
      <ParticipationBadge status={status} label={LL.terms.participation[status]()} />
    </Row>
  );
}

/** What is said of an open team: its division, its members, and whether others may look like it. */
export function CaseBody({ gameId, participation, divisions }: CaseBodyProps) {
  const hasMark = useExtension('lookAlikeNames') === true;
  return (
    <Stack gap={24}>
      {divisions.length > 0 && (
        <CaseDivision gameId={gameId} participation={participation} divisions={divisions} />
      )}
      <CaseMembers participation={participation} />
      {hasMark && <LookAlikes gameId={gameId} participation={participation} />}
    </Stack>
  );
}

interface CaseBodyProps {
  gameId: number;
  participation: Participation;
  /** The divisions of the game. */
  divisions: readonly Division[];
}

/** The teams whose names look like this one's, and whether staff allow it. */
function LookAlikes({ gameId, participation }: Omit<CaseBodyProps, 'divisions'>) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const { mutate } = useAllowLookAlikes(gameId, participation);
  return (
    <Section title={words.name()}>
      {participation.looksLike?.map(({ participationId, name }) => (
        <EffectNote key={participationId} tone="warn">
          {withNodes(
            (team = '') => words.looksLike({ team }),
            <Link href={`${href.review(gameId)}?team=${participationId}`}>{name}</Link>,
          )}
        </EffectNote>
      ))}
      <Switch
        row
        checked={participation.lookAlikeAllowed ?? false}
        onCheckedChange={(isAllowed) => mutate(isAllowed)}
        hint={words.lookAlikesHint()}
      >
        {words.lookAlikes()}
      </Switch>
    </Section>
  );
}

/** The members of the team. Personal data is hidden until requested. */
function CaseMembers({ participation }: { participation: Participation }) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const [isShown, setShown] = useState(false);
  const { team, registeredMembers } = participation;
  return (
    <Section
      title={words.members()}
      note={words.membersOf({ joined: registeredMembers.length, all: team.members.length })}
      actions={
        <Button
          size="small"
          variant="ghost"
          icon={isShown ? HideIcon : RevealIcon}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hidePersonal() : words.showPersonal()}
        </Button>
      }
    >
      <List label={words.members()}>
        {team.members.map((member) => {
          const facts = [member.email, member.phone].filter(Boolean).join(' · ');
          const hasJoined = registeredMembers.includes(member.userId);
          return (
            <ListRow
              key={member.userId}
              muted={!hasJoined}
              start={<Avatar kind="person" size={28} name={member.userName} src={member.avatar} />}
              title={
                <Row gap={6} as="span">
                  <Text size={13} weight={500}>
                    {member.userName}
                  </Text>
                  {member.userId === team.captainId && (
                    <Icon icon={CaptainIcon} size={14} label={words.captain()} />
                  )}
                  {isShown && member.realName !== '' && (
                    <Text size={13} tone="muted">
                      {member.realName}
                    </Text>
                  )}
                </Row>
              }
              {...(isShown && { detail: facts })}
              end={
                <Row gap={8}>
                  {isShown && member.stdNumber !== '' && (
                    <Text size={12} mono tone="muted">
                      {member.stdNumber}
                    </Text>
                  )}
                  {!hasJoined && <Badge>{words.notJoined()}</Badge>}
                </Row>
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
