import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Bar, Tone, Words } from './JoinBar.styles.ts';
import { JOIN_LOOKS, type JoinState } from './join-states.ts';

export interface JoinBarProps {
  state: JoinState;
  /** Names the bar and its sheet: "Join Lighthouse Open 2026". */
  label: string;
  /** Where one stands: "Starts in 5 d 23 h", "Long Splice is waiting for the organisers". */
  title: ReactNode;
  /** "Teams of 1–4 · 137 teams" */
  note?: ReactNode;
  /** On the button that opens the sheet: "Join", "Details". */
  open: string;
  /** The next step where it needs no panel: a link to the challenges. Takes the button's place. */
  action?: ReactNode;
  /** The `JoinPanel`, with the way to close the sheet. */
  children: (close: () => void) => ReactNode;
}

/** The `JoinPanel` of a phone: a bar that says where one stands and opens the panel as a sheet. */
export function JoinBar({ state, label, title, note, open, action, children }: JoinBarProps) {
  const [shown, setShown] = useState(false);
  const close = (): void => setShown(false);
  const look = JOIN_LOOKS[state];
  return (
    <>
      <Bar aria-label={label}>
        {look && (
          <Tone data-tone={look.tone}>
            <Icon icon={look.icon} size={20} />
          </Tone>
        )}
        <Words role="status">
          <b>{title}</b>
          {note !== undefined && <span>{note}</span>}
        </Words>
        {action ?? (
          <Button
            variant={state === 'open' ? 'primary' : 'secondary'}
            size="large"
            aria-haspopup="dialog"
            onClick={() => setShown(true)}
          >
            {open}
          </Button>
        )}
      </Bar>
      <Sheet open={shown} onClose={close} title={label}>
        {children(close)}
      </Sheet>
    </>
  );
}
