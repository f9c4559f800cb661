import {
  deleteTeam,
  getGetTeamHistoryQueryKey,
  invalidate,
  leaveTeam,
  leaveTeamChanges,
} from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import { Button, Card, Row, Section, Stack, Text, toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useConfirm } from '../../changes/use-confirm.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';

interface LeaveSectionProps {
  team: Team;
  captain: boolean;
  /** Why nobody can leave. */
  reason: string | undefined;
}

/** Leaves the team or, as its captain, deletes it; says before the click why that is not possible. */
export function LeaveSection({ team, captain, reason }: LeaveSectionProps) {
  const { LL } = useLanguage();
  const { askToLeave, askToDelete, question } = useLeave(team);
  return (
    <Section title={LL.teams.leaveOrDelete()}>
      <Card>
        <Stack gap={12}>
          <Text as="p" size={13} tone="muted">
            {reason ?? (captain ? LL.teams.captainStays() : LL.teams.leaveText())}
          </Text>
          {captain && (
            <Text as="p" size={13} tone="muted">
              {LL.teams.deleteText()}
            </Text>
          )}
          <Row gap={8}>
            {captain ? (
              <Button
                size="small"
                variant="danger"
                disabled={reason !== undefined}
                onClick={askToDelete}
              >
                {LL.teams.deleteTeam()}
              </Button>
            ) : (
              <Button
                size="small"
                variant="danger"
                disabled={reason !== undefined}
                onClick={askToLeave}
              >
                {LL.teams.leave()}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      {question}
    </Section>
  );
}

function useLeave(team: Team) {
  const { LL } = useLanguage();
  const { set } = useSearchState();
  const [ask, question] = useConfirm();
  const client = useQueryClient();
  const typed = { label: LL.teams.typeName(), text: team.name.trim() };
  const done = (title: string) => {
    toast({ tone: 'ok', title });
    // Still shown, and no longer for this user.
    client.removeQueries({ queryKey: getGetTeamHistoryQueryKey(team.id) });
    set({ team: null });
    return invalidate(client, leaveTeamChanges, {});
  };
  const askToLeave = () =>
    ask({
      title: LL.teams.leaveTitle({ team: team.name }),
      effect: LL.teams.leaveText(),
      confirm: LL.teams.leave(),
      destructive: true,
      typed,
      act: async () => {
        await leaveTeam(team.id);
        await done(LL.teams.left({ team: team.name }));
      },
    });
  const askToDelete = () =>
    ask({
      title: LL.teams.deleteTitle({ team: team.name }),
      effect: LL.teams.deleteText(),
      confirm: LL.teams.deleteTeam(),
      destructive: true,
      typed,
      act: async () => {
        await deleteTeam(team.id);
        await done(LL.teams.deleted({ team: team.name }));
      },
    });
  return { askToLeave, askToDelete, question };
}
