import {
  deleteAdminTeam,
  deleteAdminTeamChanges,
  getGetAdminTeamQueryKey,
  invalidate,
  useGetAdminTeam,
  useListAudit,
} from '@halyard/sdk/react';
import type { AdminTeam, AdminTeamDetails } from '@halyard/sdk/types';
import {
  Button,
  List,
  ListRow,
  ParticipationBadge,
  Row,
  Section,
  Stack,
  Text,
  toast,
} from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LockSwitch } from './team-parts.tsx';
import { TeamMembers } from './TeamMembers.tsx';

/** Changes in the panel; the audit log has all. */
const CHANGES = 5;

interface PanelProps {
  team: AdminTeam;
}

/** More about a team, where the server says more. */
export function useTeamDetails(teamId: number | undefined): AdminTeamDetails | undefined {
  const enabled = useExtension('teams') === true && teamId !== undefined;
  return useGetAdminTeam(teamId ?? 0, { query: { enabled } }).data;
}

/** Since when the team exists, its line, and whether it is closed. */
export function TeamSummary({ team }: PanelProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.teams;
  return (
    <>
      {team.createdAt !== undefined && (
        <Text as="p" size={12} tone="faint">
          {words.since({ id: String(team.id), date: dates.fullDate(team.createdAt) })}
        </Text>
      )}
      {team.bio && (
        <Text as="p" size={13} tone="muted">
          {team.bio}
        </Text>
      )}
      {team.closed === true && (
        <Text as="p" size={13} tone="muted">
          {words.closedText()}
        </Text>
      )}
    </>
  );
}

/** The members, the games, and what staff have changed. */
export function TeamPanelBody({ team }: PanelProps) {
  const details = useTeamDetails(team.id);
  return (
    <>
      <TeamMembers team={team} details={details} />
      {details && <PanelGames details={details} />}
      <PanelChanges team={team} />
    </>
  );
}

function PanelGames({ details }: { details: AdminTeamDetails }) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  return (
    <Section title={LL.teams.games()}>
      <List
        label={LL.teams.games()}
        empty={
          <Text as="p" size={13} tone="muted">
            {words.noGames()}
          </Text>
        }
      >
        {details.games.map(({ id, title, status, rank }) => (
          <ListRow
            key={id}
            href={href.review(id)}
            title={title}
            end={
              <Row gap={8}>
                {rank !== null && (
                  <Text size={13} tone="muted" figures>
                    {LL.common.place({ rank })}
                  </Text>
                )}
                <ParticipationBadge status={status} label={LL.terms.participation[status]()} />
              </Row>
            }
          />
        ))}
      </List>
    </Section>
  );
}

/** What staff have changed about the team, the newest first. */
function PanelChanges({ team }: PanelProps) {
  const { LL, dates } = useLanguage();
  const enabled = useExtension('audit') === true;
  const target = String(team.id);
  const { data: log } = useListAudit(
    { targetType: 'Team', target, count: CHANGES },
    { query: { enabled } },
  );
  if (!log || log.data.length === 0) return null;
  return (
    <Section
      title={LL.staff.audit.caption()}
      more={{ href: href.auditOf('Team', target), label: LL.staff.audit.showAll() }}
    >
      <List label={LL.staff.audit.caption()}>
        {log.data.map(({ id, operation, actorName, time }) => (
          <ListRow key={id} title={operation} detail={`${actorName} · ${dates.moment(time)}`} />
        ))}
      </List>
    </Section>
  );
}

/** The lock, and deletion with what blocks it. */
export function TeamPanelFoot({ team, onDeleted }: PanelProps & { onDeleted: () => void }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.teams;
  const { ask, question, effect, isRefused } = useDelete(team, onDeleted);
  const game = team.lock?.game;
  const byGame = game && LL.teams.lockedBy({ game: game.title, until: dates.moment(game.end) });
  if (team.closed === true) return null;
  return (
    <Stack gap={12} pad={20}>
      <Row gap={12} justify="between">
        <Stack grow>
          <Text size={13} weight={500}>
            {words.locked()}
          </Text>
          {team.locked && (
            <Text size={12} tone="muted">
              {byGame ?? words.byStaff()}
            </Text>
          )}
        </Stack>
        <LockSwitch team={team} />
      </Row>
      <Row gap={12}>
        <Button size="small" variant="danger" disabled={isRefused} onClick={ask}>
          {words.delete()}
        </Button>
        {isRefused && (
          <Text size={12} tone="muted">
            {effect}
          </Text>
        )}
      </Row>
      {question}
    </Stack>
  );
}

function useDelete({ id: teamId, name }: AdminTeam, onDeleted: () => void) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const details = useTeamDetails(teamId);
  const [askTo, question] = useConfirm();
  const client = useQueryClient();
  const effects = {
    Erases: words.deleteErases(),
    Closes: words.deleteCloses(),
    Refused: words.deleteRefused(),
  };
  const effect = details ? effects[details.deletion] : words.bulkEffect();
  const titles = details?.games.map(({ title }) => title).join(', ') ?? '';
  const ask = () =>
    askTo({
      title: LL.teams.deleteTitle({ team: name }),
      effect: titles === '' ? effect : `${effect} ${LL.teams.games()}: ${titles}`,
      confirm: LL.teams.deleteTeam(),
      destructive: true,
      typed: { label: LL.teams.typeName(), text: name.trim() },
      act: async () => {
        await deleteAdminTeam(teamId);
        // Its details are still shown, and asking for them again would fail.
        client.removeQueries({ queryKey: getGetAdminTeamQueryKey(teamId) });
        toast({ tone: 'ok', title: LL.teams.deleted({ team: name }) });
        onDeleted();
        void invalidate(client, deleteAdminTeamChanges, {});
      },
    });
  return { ask, question, effect, isRefused: details?.deletion === 'Refused' };
}
