import {
  getGetTeamInviteQueryKey,
  useGetTeamInvite,
  useRotateTeamInvite,
} from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import { Button, Card, InvitePanel, Section, Skeleton, toast } from '@halyard/ui-kit';
import { RenewIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useConfirm } from '../../changes/use-confirm.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';
import { readInviteCode } from './invite-code.ts';

/** The invite link and code of the team; only shown to its captain. */
export function InviteSection({ team }: { team: Team }) {
  const { LL } = useLanguage();
  const {
    data: code,
    error,
    refetch,
  } = useGetTeamInvite(team.id, {
    query: { refetchInterval: false },
  });
  const [askToRotate, question] = useAskToRotate(team);
  return (
    <Section title={LL.teams.invite()}>
      {code === undefined && error && (
        <Card>
          <LoadFailure error={error} onRetry={refetch} />
        </Card>
      )}
      {code === undefined && !error && <Skeleton shape="card" height="262px" />}
      {code !== undefined && (
        <InvitePanel
          about={LL.teams.inviteText()}
          link={`${window.location.origin}${href.joinTeam(code)}`}
          code={code}
          openCode={readInviteCode(code)?.open ?? ''}
          words={{
            link: LL.teams.link(),
            code: LL.teams.code(),
            reveal: LL.teams.showCode(),
            hide: LL.teams.hideCode(),
          }}
          action={
            <Button size="small" icon={RenewIcon} onClick={askToRotate}>
              {LL.teams.newLink()}
            </Button>
          }
        />
      )}
      {question}
    </Section>
  );
}

/** Replaces the invite code after confirmation; the old one no longer works. */
function useAskToRotate(team: Team) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const { mutateAsync: rotate } = useRotateTeamInvite({
    mutation: {
      onSuccess: (code) => {
        client.setQueryData(getGetTeamInviteQueryKey(team.id), code);
        toast({ tone: 'ok', title: LL.teams.newLinkMade() });
      },
    },
  });
  const askToRotate = () =>
    ask({
      title: LL.teams.newLinkTitle({ team: team.name }),
      effect: LL.teams.newLinkEffect(),
      confirm: LL.teams.newLink(),
      act: () => rotate({ teamId: team.id }),
    });
  return [askToRotate, question] as const;
}
