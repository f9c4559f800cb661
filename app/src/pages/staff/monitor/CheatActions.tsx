import type { CheatTeam } from '@halyard/sdk/types';
import { Button, ConfirmPopover } from '@halyard/ui-kit';
import { DoneIcon, SuspendedIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { CheatPair } from './pairs.ts';
import { useSetStatus } from './use-set-status.ts';

/** Suspends or reinstates the teams of a case; for administrators. */
export function CaseActions({ gameId, pair }: { gameId: number; pair: CheatPair }) {
  const change = useSetStatus(gameId);
  const set = (team: CheatTeam, status: 'Accepted' | 'Suspended') =>
    change.mutate({ team, status });
  return (
    <>
      <TeamAction team={pair.owner} onSet={set} />
      <TeamAction team={pair.sender} onSet={set} isMain />
    </>
  );
}

interface TeamActionProps {
  team: CheatTeam;
  onSet: (team: CheatTeam, status: 'Accepted' | 'Suspended') => void;
  /** The team that the case is about. */
  isMain?: boolean;
}

function TeamAction({ team, onSet, isMain = false }: TeamActionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const name = { team: team.team.name };
  if (team.status === 'Suspended') {
    return (
      <Button icon={DoneIcon} onClick={() => onSet(team, 'Accepted')}>
        {words.reinstate(name)}
      </Button>
    );
  }
  if (team.status !== 'Accepted') return null;
  return (
    <ConfirmPopover
      title={words.suspendTitle(name)}
      effect={words.suspendEffect()}
      confirm={words.confirmSuspend()}
      cancel={LL.common.cancel()}
      destructive
      onConfirm={() => onSet(team, 'Suspended')}
      trigger={(props) => (
        <Button {...props} variant={isMain ? 'danger' : 'ghost'} icon={SuspendedIcon}>
          {words.suspend(name)}
        </Button>
      )}
    />
  );
}
