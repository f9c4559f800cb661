import type { ReactNode, SubmitEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { JOIN_LOOKS, type JoinState } from './join-states.ts';
import { Actions, Body, Clock, Note, Panel, Status } from './JoinPanel.styles.ts';

export interface JoinPanelProps {
  /** Where the viewer stands: decides icon and colour of the status. */
  state: JoinState;
  /** Name of the panel: "Join Lighthouse Open 2026". */
  label: string;
  /** The status with its reason: "Long Splice is waiting for the organisers". Announced when it changes. */
  status?: { title: string; text?: ReactNode } | undefined;
  /** `CountdownCells` or another clock. */
  clock?: ReactNode;
  /** Fields: team, division, code, consent. */
  children?: ReactNode;
  /** One button: the next step. */
  action?: ReactNode;
  /** Effect of the button: "You can withdraw until the organisers accept you." */
  note?: ReactNode;
  /** Renders the fields as a form; called by Enter and by its submit button. */
  onSubmit?: () => void;
}

/** The right column of a game's page: the viewer's status, with the next step as a button. */
export function JoinPanel({
  state,
  label,
  status,
  clock,
  children,
  action,
  note,
  onSubmit,
}: JoinPanelProps) {
  const look = JOIN_LOOKS[state];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Panel aria-label={label} onSubmit={submit} noValidate>
      {clock && <Clock>{clock}</Clock>}
      <Body>
        <div role="status" hidden={!status}>
          {status && (
            <Status data-tone={look?.tone}>
              {look && <Icon icon={look.icon} />}
              <b>{status.title}</b>
              {status.text && <p>{status.text}</p>}
            </Status>
          )}
        </div>
        {children}
        {(action || note) && (
          <Actions>
            {action}
            {note && <Note>{note}</Note>}
          </Actions>
        )}
      </Body>
    </Panel>
  );
}
