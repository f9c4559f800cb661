import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Buttons, Effect, Effects, Question } from './Popover.styles.ts';
import { LazyPopoverPanel, usePopover, type PopoverTriggerProps } from './use-popover.ts';

export interface ConfirmPopoverProps {
  /** The question: "Destroy this instance?" */
  title: ReactNode;
  /** What will follow: "1:12:40 left. Unsaved state in it is lost." */
  effect: ReactNode;
  /** The effects one by one, where there are several: "Both teams leave the board". */
  effects?: readonly string[];
  /** The act in words. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  /** The act destroys something: its button is red. */
  final?: boolean;
  /** The button that asks first. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  /** Which edge of the button it keeps to. Default `end`. */
  align?: 'start' | 'end';
}

/** Asks once more, right beside the button, and says the effect. */
export function ConfirmPopover({
  title,
  effect,
  effects = [],
  confirm,
  cancel,
  onConfirm,
  final,
  trigger,
  align = 'end',
}: ConfirmPopoverProps) {
  const { id, anchor, close, triggerProps } = usePopover();
  return (
    <>
      {trigger(triggerProps)}
      {anchor && (
        <Suspense>
          <LazyPopoverPanel
            id={id}
            label={undefined}
            labelledBy={`${id}-title`}
            describedBy={`${id}-effect`}
            role="alertdialog"
            anchor={anchor}
            placement={`bottom-${align}`}
            flush={false}
            trap={false}
            onClose={close}
          >
            <Question id={`${id}-title`}>{title}</Question>
            <Effect id={`${id}-effect`} as="div">
              {effect}
              {effects.length > 0 && (
                <Effects>
                  {effects.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </Effects>
              )}
            </Effect>
            <Buttons>
              <Button size="small" onClick={close}>
                {cancel}
              </Button>
              <Button
                size="small"
                variant={final ? 'final' : 'primary'}
                onClick={() => {
                  close();
                  onConfirm();
                }}
              >
                {confirm}
              </Button>
            </Buttons>
          </LazyPopoverPanel>
        </Suspense>
      )}
    </>
  );
}
