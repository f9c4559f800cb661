import { Button, Dialog, EffectNote, Section, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';
import { findStep, readRunbook } from './runbook.ts';

interface RunbookDialogProps {
  /** The step that it is opened for, by the words with which it begins. */
  step: string | undefined;
  onClose: () => void;
}

/** The runbook of the documentation, which is in English, with one step above the others. */
export function RunbookDialog({ step, onClose }: RunbookDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const text = step === undefined ? undefined : findStep(step);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.runbook()}
      description={words.runbookText()}
      actions={
        <Button variant="ghost" kbd="esc" onClick={onClose}>
          {LL.common.close()}
        </Button>
      }
    >
      {/* Takes the focus, so that the keyboard scrolls it. */}
      <Stack role="region" aria-label={words.runbook()} tabIndex={0}>
        <Stack gap={20} lang="en">
          {text !== undefined && (
            <EffectNote look="box">
              <LazyMarkdown text={text} />
            </EffectNote>
          )}
          {readRunbook().map((part) => (
            <Section key={part.title} title={part.title}>
              <LazyMarkdown text={part.text} />
            </Section>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
