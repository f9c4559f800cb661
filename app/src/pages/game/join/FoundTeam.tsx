import { useCreateTeam } from '@halyard/sdk/react';
import { teamInputNameMax } from '@halyard/sdk/schemas';
import {
  Banner,
  Button,
  CharacterCount,
  FormField,
  JoinPanel,
  Link,
  TextField,
} from '@halyard/ui-kit';
import { type ReactNode, useState } from 'react';
import { fieldErrors, failureText } from '../../../app/errors/failure-text.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { useStatusText } from './use-status-text.ts';

interface FoundTeamProps {
  view: GameView;
  clock: ReactNode;
}

/** For who has no team: founds one here, so that joining goes on without leaving the page. */
export function FoundTeam({ view, clock }: FoundTeamProps) {
  const { LL } = useLanguage();
  const words = LL.game.join;
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useCreateTeam();
  const nameError = fieldErrors(LL, error)['name'];
  const trimmed = name.trim();
  return (
    <JoinPanel
      state="noTeam"
      label={words.label({ game: view.game.title })}
      status={useStatusText(view, 'noTeam')}
      clock={clock}
      onSubmit={() => mutate({ data: { name: trimmed } })}
      action={
        <Button type="submit" variant="primary" wide busy={isPending}>
          {trimmed === '' ? words.foundNoName() : words.found({ team: trimmed })}
        </Button>
      }
      note={<Link href={href.teams()}>{words.byInvite()}</Link>}
    >
      {error && nameError === undefined && <Banner tone="danger">{failureText(LL, error)}</Banner>}
      <FormField
        label={words.teamName()}
        required
        error={nameError}
        note={<CharacterCount value={name} max={teamInputNameMax} />}
      >
        <TextField
          value={name}
          onValueChange={setName}
          maxLength={teamInputNameMax}
          autoComplete="off"
        />
      </FormField>
    </JoinPanel>
  );
}
