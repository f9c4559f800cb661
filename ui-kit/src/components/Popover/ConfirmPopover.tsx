import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Buttons, Effect, Effects, Question } from './Popover.styles.ts';
import { LazyPopoverPanel, usePopover, type PopoverTriggerProps } from './use-popover.ts';

export interface ConfirmPopoverProps {
  /** The question: "Destroy this instance?" */
  title: ReactNode;
  /** The consequences: "1:12:40 left. Unsaved state in it is lost." */
  effect: ReactNode;
  /** Several consequences as a list: "Both teams leave the board". */
  effects?: readonly string[];
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the button that closes the popover and changes nothing: "Keep it". */
  cancel: string;
  /** Called by the confirm button; the popover closes. */
  onConfirm: () => void;
  /** The action destroys something: the confirm button is red. */
  destructive?: boolean;
  /** The button that opens the popover. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  /** Edge of the button that the popover is aligned with. Default `end`. */
  align?: 'start' | 'end';
}

/** Asks for confirmation next to the button and states the effect. */
export function ConfirmPopover({
  title,
  effect,
  effects = [],
  confirm,
  cancel,
  onConfirm,
  destructive,
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
                variant={destructive ? 'destructive' : 'primary'}
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
