import {
  type ApiError,
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
import { useSessionChanged } from '../../app/session/session.ts';
import { useFields } from '../../forms/use-fields.ts';
import { gameTimes, type Preset, PRESETS } from './game-times.ts';

/** The steps in their order. */
export const STEPS = ['administrator', 'site', 'game'] as const;
export type SetupStep = (typeof STEPS)[number];

/** Fields whose refusal belongs to the first step. */
const FIRST_FIELDS: ReadonlySet<string> = new Set(['token', 'userName', 'email', 'password']);

/** What the steps share: what was typed, where one is, and the two calls. */
export function useSetup(token: string, onAdministrator: () => void) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const [step, setStep] = useState<SetupStep>('administrator');
  const [brand, setBrand] = useState(defaultBrand);
  const [preset, setPreset] = useState<Preset>(PRESETS[0]);
  const { values, bind } = useFields({
    token,
    userName: '',
    email: '',
    password: '',
    title: '',
    gameTitle: '',
  });
  const admin = useCompleteSetup({
    mutation: {
      onSuccess: async () => {
        onAdministrator();
        setStep('game');
        await Promise.all([
          sessionChanged(),
          client.refetchQueries({ queryKey: getGetConfigQueryKey() }),
        ]);
      },
      onError: (error) => {
        if (isFirstStep(error)) setStep('administrator');
      },
    },
  });
  const game = useCreateGame({
    mutation: { onSuccess: ({ id }) => navigate(href.gameInfo(id), { replace: true }) },
  });
  const makeAdministrator = (withSite: boolean) => {
    const { userName, email, password, title } = values;
    const site = withSite
      ? { title: title.trim(), ...(brand !== defaultBrand && { customTheme: brand }) }
      : {};
    admin.mutate({
      data: {
        token: values.token,
        userName: userName.trim(),
        email: email.trim(),
        password,
        ...site,
      },
    });
  };
  return {
    step,
    goTo: setStep,
    values,
    bind,
    brand,
    setBrand,
    preset,
    setPreset,
    adminError: admin.error,
    gameError: game.error,
    isBusy: admin.isPending || game.isPending,
    isAdministratorMade: admin.isSuccess,
    /** A link's token is not shown, unless it was refused. */
    asksForToken: token === '' || isApiError(admin.error, 'SETUP_TOKEN_INVALID'),
    makeAdministrator,
    makeGame: () =>
      game.mutate({
        data: { title: values.gameTitle.trim(), hidden: true, ...gameTimes(preset, Date.now()) },
      }),
    finish: () => navigate(href.staffGames(), { replace: true }),
  };
}

export type Setup = ReturnType<typeof useSetup>;

function isFirstStep(error: ApiError): boolean {
  return (
    error.code === 'SETUP_TOKEN_INVALID' || error.issues.some(({ path }) => FIRST_FIELDS.has(path))
  );
}
