import {
  getGetTeamInviteQueryKey,
  type Team,
  useGetTeamInvite,
  useRotateTeamInvite,
} from '@halyard/sdk/react';
import {
  Button,
  Card,
  ConfirmDialog,
  InvitePanel,
  Section,
  Skeleton,
  toast,
} from '@halyard/ui-kit';
import { RenewIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../app/errors/failure-text.ts';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { readInviteCode } from './invite-code.ts';

/** How others get into the team; its captain alone sees it. */
export function InviteSection({ team }: { team: Team }) {
  const { LL } = useLanguage();
  const {
    data: code,
    error,
    refetch,
  } = useGetTeamInvite(team.id, {
    query: { refetchInterval: false },
  });
  const [isAsking, setAsking] = useState(false);
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
            <Button size="small" icon={RenewIcon} onClick={() => setAsking(true)}>
              {LL.teams.newLink()}
            </Button>
          }
        />
      )}
      <RotateDialog team={team} open={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
}

interface RotateDialogProps {
  team: Team;
  open: boolean;
  onClose: () => void;
}

function RotateDialog({ team, open, onClose }: RotateDialogProps) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending, error } = useRotateTeamInvite({
    mutation: {
      onSuccess: (code) => {
        client.setQueryData(getGetTeamInviteQueryKey(team.id), code);
        toast({ tone: 'ok', title: LL.teams.newLinkMade() });
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={LL.teams.newLinkTitle({ team: team.name })}
      effect={LL.teams.newLinkEffect()}
      confirm={LL.teams.newLink()}
      cancel={LL.common.cancel()}
      busy={isPending}
      {...(error && { error: failureText(LL, error) })}
      onConfirm={() => mutate({ teamId: team.id })}
    />
  );
}
