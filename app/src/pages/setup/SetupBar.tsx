import { Button, Row, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { STEP_FORM } from './SetupForm.tsx';
import type { Setup } from './use-setup.ts';

/** The current step and the buttons to continue. */
export function SetupBar({ setup }: { setup: Setup }) {
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
