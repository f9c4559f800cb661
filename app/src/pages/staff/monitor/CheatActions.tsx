import type { CheatTeam } from '@halyard/sdk/types';
import { Button, ConfirmPopover } from '@halyard/ui-kit';
import { DoneIcon, SuspendedIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { CheatPair } from './pairs.ts';
import type { LoadedCase } from './use-case.ts';
import { useSetStatus } from './use-set-status.ts';

const DecideDialog = lazyDialog(async () => (await import('./DecideDialog.tsx')).DecideDialog);

interface CaseActionsProps {
  gameId: number;
  pair: CheatPair;
  /** Null on a server without cases. */
  stored: LoadedCase | null;
  /** Called before the decision, which may take the case off the list. */
  onDecide: () => void;
}

/** Decides about a case, suspends or reinstates its teams; for administrators. */
export function CaseActions({ gameId, pair, stored, onDecide }: CaseActionsProps) {
  const { LL } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const change = useSetStatus(gameId);
  const set = (team: CheatTeam, status: 'Accepted' | 'Suspended') =>
    change.mutate({ team, status });
  return (
    <>
      {stored?.found && (
        <Button
          variant="primary"
          onClick={() => {
            onDecide();
            setOpen(true);
          }}
        >
          {LL.staff.monitor.cheats.decide()}
        </Button>
      )}
      <TeamAction team={pair.owner} onSet={set} />
      <TeamAction team={pair.sender} onSet={set} isMain />
      {isOpen && stored?.found && (
        <DecideDialog
          params={stored.params}
          pair={pair}
          found={stored.found}
          onSuspend={(team) => set(team, 'Suspended')}
          onClose={() => setOpen(false)}
        />
      )}
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
