import { Button, ButtonLink, KeyValue, Section, Stack } from '@halyard/ui-kit';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { Monitor } from './use-monitor.ts';

/** What a row of the lists is about. */
export interface RowSubject {
  team: string;
  teamId?: number | undefined;
  user: string;
  userId?: string | null | undefined;
  challenge?: { id: number; title: string } | undefined;
  time: number;
  isCheat: boolean;
}

/** The open row in words, and filters by what it is about. */
export function SelectedRow({ monitor, row }: { monitor: Monitor; row: RowSubject }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor;
  const { change, gameId } = monitor;
  const { team, teamId, user, userId, challenge, time, isCheat } = row;
  return (
    <Section title={team}>
      <Stack gap={12}>
        <KeyValue
          items={[
            { label: words.user(), value: user === '' ? words.gone() : user },
            ...(challenge ? [{ label: words.challenge(), value: challenge.title }] : []),
            { label: words.time(), value: `${dates.longMoment(time)} ${dates.zone(time)}` },
          ]}
        />
        <Stack gap={8} align="start">
          {teamId !== undefined && (
            <Button size="small" onClick={() => change({ team: String(teamId) })}>
              {words.onlyTeam()}
            </Button>
          )}
          {userId != null && (
            <Button size="small" onClick={() => change({ user: userId, name: user })}>
              {words.onlyUser()}
            </Button>
          )}
          {challenge && (
            <Button size="small" onClick={() => change({ chal: String(challenge.id) })}>
              {words.onlyChallenge()}
            </Button>
          )}
          {isCheat && (
            <ButtonLink size="small" href={href.cheats(gameId)}>
              {words.openCases()}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
