import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Bar, Tone, Words } from './JoinBar.styles.ts';
import { JOIN_LOOKS, type JoinState } from './join-states.ts';

export interface JoinBarProps {
  /** Where the viewer stands: decides icon and colour. */
  state: JoinState;
  /** Name of the bar and its sheet: "Join Lighthouse Open 2026". */
  label: string;
  /** Current status: "Starts in 5 d 23 h", "Long Splice is waiting for the organisers". */
  title: ReactNode;
  /** "Teams of 1–4 · 137 teams" */
  note?: ReactNode;
  /** Label of the button that opens the sheet: "Join", "Details". */
  open: string;
  /** A next step without the panel, e.g. a link to the challenges. Replaces the button. */
  action?: ReactNode;
  /** Renders the `JoinPanel`; gets a function that closes the sheet. */
  children: (close: () => void) => ReactNode;
}

/** The states in which the button is the main step of the page. */
const JOINABLE: ReadonlySet<JoinState> = new Set(['open', 'noTeam', 'practice']);

/** The `JoinPanel` for phones: a bar with the current status that opens the panel as a sheet. */
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
            variant={JOINABLE.has(state) ? 'primary' : 'secondary'}
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
