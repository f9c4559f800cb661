import { AuthColumn, Button, Steps } from '@halyard/ui-kit';
import type { ComponentType } from 'react';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { BareActions } from '../account/AccountFrame.tsx';
import { AdministratorStep } from './AdministratorStep.tsx';
import { GameStep } from './GameStep.tsx';
import { MailStep } from './MailStep.tsx';
import { SetupBar } from './SetupBar.tsx';
import { SiteStep } from './SiteStep.tsx';
import { type Setup, type SetupStep, useSetup } from './use-setup.ts';

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
