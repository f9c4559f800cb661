import { GameInput, SetupRequest } from '@halyard/sdk/forms';
import {
  getGetConfigQueryKey,
  isApiError,
  useCompleteSetup,
  useCreateGame,
} from '@halyard/sdk/react';
import { defaultBrand } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { href } from '../../app/routes/paths.ts';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useSessionChanged } from '../../app/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { gameTimes, type Preset, PRESETS } from './game-times.ts';

export type SetupStep = 'administrator' | 'site' | 'mail' | 'game';

const WITH_MAIL: readonly SetupStep[] = ['administrator', 'site', 'mail', 'game'];
const WITHOUT_MAIL: readonly SetupStep[] = ['administrator', 'site', 'game'];

/** Fields whose errors are shown in the first step. */
const FIRST_FIELDS: ReadonlySet<string> = new Set(['token', 'userName', 'email', 'password']);

/** State of the set-up: its forms, the open step and two requests. */
export function useSetup(token: string, onAdministrator: () => void) {
  const [, navigate] = useLocation();
  const [step, setStep] = useState<SetupStep>('administrator');
  // Known before the set-up begins; a change of it later would move the steps.
  const steps = useExtension('mail') === true ? WITH_MAIL : WITHOUT_MAIL;
  const complete = useCompleteStep(() => {
    onAdministrator();
    setStep(steps.includes('mail') ? 'mail' : 'game');
  });
  const administrator = useForm({
    schema: SetupRequest,
    initial: { token, userName: '', email: '', password: '' },
    verbatim: ['password'],
    send: async () => setStep('site'),
  });
  /** Creates the administrator; errors of the first step lead back to it. */
  const createAdministrator = async (site: Pick<SetupRequest, 'title' | 'customTheme'>) => {
    const { userName, email, ...exact } = administrator.values;
    const account = { ...exact, userName: userName.trim(), email: email.trim() };
    try {
      await complete.mutateAsync({ data: { ...account, ...site } });
    } catch (error) {
      if (!isFirstStep(error)) throw error;
      setStep('administrator');
      administrator.refuse(error);
    }
  };
  const site = useForm({
    schema: SetupRequest,
    initial: { title: '', brand: defaultBrand },
    names: { customTheme: 'brand' },
    send: ({ title, brand }) =>
      createAdministrator({ title, ...(brand !== defaultBrand && { customTheme: brand }) }),
  });
  const mail = useForm({ initial: {}, send: async () => setStep('game') });
  const { mutateAsync: createGame, isPending: isCreatingGame } = useCreateGame({
    mutation: { onSuccess: ({ id }) => navigate(href.gameInfo(id), { replace: true }) },
  });
  const game = useForm<{ title: string; preset: Preset }>({
    schema: GameInput,
    initial: { title: '', preset: PRESETS[0] },
    send: ({ title, preset }) =>
      createGame({ data: { title, hidden: true, ...gameTimes(preset, Date.now()) } }),
  });
  return {
    step,
    steps,
    goTo: setStep,
    administrator,
    site,
    mail,
    game,
    isBusy: complete.isPending || isCreatingGame,
    isAdministratorMade: complete.isSuccess,
    /** The token is asked for if there is no link or the server has refused it. */
    asksForToken: token === '' || isApiError(complete.error, 'SETUP_TOKEN_INVALID'),
    skipSite: () => void createAdministrator({}).catch(site.refuse),
    finish: () => navigate(href.staffGames(), { replace: true }),
  };
}

export type Setup = ReturnType<typeof useSetup>;

/** The request that creates the administrator and sets the name of the site. */
function useCompleteStep(onDone: () => void) {
  const client = useQueryClient();
  const sessionChanged = useSessionChanged();
  return useCompleteSetup({
    mutation: {
      onSuccess: async () => {
        onDone();
        await Promise.all([
          sessionChanged(),
          client.refetchQueries({ queryKey: getGetConfigQueryKey() }),
        ]);
      },
    },
  });
}

function isFirstStep(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return (
    error.code === 'SETUP_TOKEN_INVALID' || error.issues.some(({ path }) => FIRST_FIELDS.has(path))
  );
}
