import { Button, EmptyState, MissingFlag, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { TeamDialog } from './use-team-dialogs.ts';

/** Shown to users without a team: create one or join one. */
export function NoTeams({ onShow }: { onShow: (dialog: TeamDialog) => void }) {
  const { LL } = useLanguage();
  return (
    <Stack pad="page">
      <EmptyState
        figure={<MissingFlag />}
        title={LL.teams.none()}
        actions={
          <>
            <Button size="small" variant="primary" onClick={() => onShow('create')}>
              {LL.teams.newTeam()}
            </Button>
            <Button size="small" onClick={() => onShow('join')}>
              {LL.teams.joinWithCode()}
            </Button>
          </>
        }
      >
        {LL.teams.noneText()}
      </EmptyState>
    </Stack>
  );
}
