import {
  AuthColumn,
  Button,
  Steps,
  FormField,
  TextField,
  Grid,
  Select,
  Text,
  useTick,
  Row,
} from '@halyard/ui-kit';
import type { ComponentType } from 'react';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { BareActions } from '../account/AccountFrame.tsx';
import { MailStep } from './MailStep.tsx';
import { SiteStep } from './SiteStep.tsx';
import { type Setup, type SetupStep, useSetup } from './use-setup.ts';
import { isApiError } from '@halyard/sdk/react';
import { NewAccountFields } from '../account/NewAccountFields.tsx';
import { SetupForm, STEP_FORM } from './SetupForm.tsx';
import { tokenFromPaste } from './use-setup-token.ts';
import { gameTimes, PRESETS } from './game-times.ts';

const HOUR = 3_600_000;

const CONTENTS: Record<SetupStep, ComponentType<{ setup: Setup }>> = {
  administrator: AdministratorStep,
  site: SiteStep,
  mail: MailStep,
  game: GameStep,
};

interface SetupStepsProps {
  /** The token of the link; empty without one. */
  token: string;
  /** Called when the administrator was created. */
  onAdministrator: () => void;
}

/** The steps; one is open, and completed ones can be changed. */
export function SetupSteps({ token, onAdministrator }: SetupStepsProps) {
  const { LL } = useLanguage();
  const setup = useSetup(token, onAdministrator);
  const { step, steps } = setup;
  const Content = CONTENTS[step];
  const summaries: Record<SetupStep, string> = {
    administrator: setup.administrator.values.userName,
    site: setup.site.values.title,
    mail: '',
    game: '',
  };
  const notes: Partial<Record<SetupStep, string>> = {
    mail: LL.setup.mail.note(),
    game: LL.setup.gameNote(),
  };
  const at = steps.indexOf(step);
  return (
    <AuthColumn
      title={LL.setup.heading()}
      lead={LL.setup.lead({ count: steps.length })}
      site={{ name: LL.setup.product(), href: href.setup() }}
      note={LL.setup.firstRun()}
      actions={<BareActions />}
      hoist={false}
      width={560}
      bar={<SetupBar setup={setup} />}
    >
      <Steps
        doneLabel={LL.setup.done()}
        steps={steps.map((each, index) => ({
          title: LL.setup.steps[each](),
          state: index < at ? 'done' : index === at ? 'now' : 'later',
          note:
            index < at ? (
              <>
                {summaries[each]}
                {/* Sent data cannot be changed. */}
                {!setup.isAdministratorMade && (
                  <Button variant="ghost" size="small" onClick={() => setup.goTo(each)}>
                    {LL.setup.change()}
                  </Button>
                )}
              </>
            ) : (
              notes[each]
            ),
          ...(index === at && { content: <Content setup={setup} /> }),
        }))}
      />
    </AuthColumn>
  );
}

/** The first administrator, and the one-time code if it is not in the link. */
function AdministratorStep({ setup }: { setup: Setup }) {
  const { LL } = useLanguage();
  const { administrator: form } = setup;
  const isTokenRefused = isApiError(form.failure, 'SETUP_TOKEN_INVALID');
  const code = form.bind('token');
  return (
    <SetupForm props={form.props} error={isTokenRefused ? LL.setup.tokenRefused() : form.error}>
      {setup.asksForToken && (
        <FormField label={LL.setup.token()} {...form.field('token')} hint={LL.setup.tokenHint()}>
          <TextField
            {...code}
            onValueChange={(text) => code.onValueChange(tokenFromPaste(text))}
            mono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
      )}
      <NewAccountFields form={form} />
    </SetupForm>
  );
}

/** The first game, hidden until the staff show it; its times are suggestions. */
function GameStep({ setup }: { setup: Setup }) {
  const { LL, dates } = useLanguage();
  const { game: form } = setup;
  const hour = useTick((now) => Math.floor(now / HOUR) * HOUR);
  const { start, end } = gameTimes(form.values.preset, hour);
  return (
    <SetupForm props={form.props} error={form.error}>
      <Grid columns="minmax(0, 1fr) 168px" from="sm" gap={8}>
        <FormField label={LL.setup.gameTitle()} {...form.field('title')}>
          <TextField
            {...form.bind('title')}
            placeholder={LL.setup.gameTitleExample()}
            autoComplete="off"
          />
        </FormField>
        <FormField label={LL.setup.gameLength()} group>
          <Select
            options={PRESETS.map((value) => ({ value, label: LL.setup.presets[value]() }))}
            {...form.bind('preset')}
          />
        </FormField>
      </Grid>
      <Text as="p" size={12} tone="faint" figures>
        {LL.setup.gameTimes({ span: dates.span(start, end), zone: dates.zone(start) })}
      </Text>
    </SetupForm>
  );
}

/** The current step and the buttons to continue. */
function SetupBar({ setup }: { setup: Setup }) {
  const { LL } = useLanguage();
  const { step, steps, isBusy } = setup;
  return (
    <>
      <Row grow>
        <Text size={13} figures>
          {LL.setup.stepOf({ step: steps.indexOf(step) + 1, steps: steps.length })}
        </Text>
      </Row>
      <Row gap={8}>
        {step === 'site' && (
          <Button variant="ghost" disabled={isBusy} onClick={setup.skipSite}>
            {LL.setup.skipSite()}
          </Button>
        )}
        {(step === 'mail' || step === 'game') && (
          <Button disabled={isBusy} onClick={setup.finish}>
            {LL.setup.finishWithout()}
          </Button>
        )}
        <Button type="submit" form={STEP_FORM} variant="primary" kbd="↵" busy={isBusy}>
          {step === 'game' ? LL.setup.createGame() : LL.common.next()}
        </Button>
      </Row>
    </>
  );
}
