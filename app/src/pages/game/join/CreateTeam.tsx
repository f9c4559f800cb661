import { TeamInput, teamInputNameMax } from '@halyard/sdk/forms';
import { useCreateTeam } from '@halyard/sdk/react';
import {
  Banner,
  Button,
  CharacterCount,
  FormField,
  JoinPanel,
  Link,
  TextField,
} from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { useStatusText } from './use-status-text.ts';

interface CreateTeamProps {
  view: GameView;
  clock: ReactNode;
}

/** For users without a team: creates one here, and then continues to join. */
export function CreateTeam({ view, clock }: CreateTeamProps) {
  const { LL } = useLanguage();
  const words = LL.game.join;
  const { mutateAsync: createTeam } = useCreateTeam();
  const form = useForm({
    schema: TeamInput,
    initial: { name: '' },
    send: (data) => createTeam({ data }),
  });
  const { name } = form.values;
  const team = name.trim();
  return (
    <JoinPanel
      state="noTeam"
      label={words.label({ game: view.game.title })}
      status={useStatusText(view, 'noTeam')}
      clock={clock}
      onSubmit={form.submit}
      action={
        <Button type="submit" variant="primary" fullWidth busy={form.isSending}>
          {team === '' ? words.foundNoName() : words.found({ team })}
        </Button>
      }
      note={<Link href={href.teams()}>{words.byInvite()}</Link>}
    >
      {form.error && <Banner tone="danger">{form.error}</Banner>}
      <FormField
        label={words.teamName()}
        {...form.field('name')}
        note={<CharacterCount value={name} max={teamInputNameMax} />}
      >
        <TextField {...form.bind('name')} autoComplete="off" />
      </FormField>
    </JoinPanel>
  );
}
