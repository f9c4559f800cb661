import { Crown, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SecretField } from '../../components/SecretField/SecretField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { About, Actions, Closed, Rows } from './InvitePanel.styles.ts';

export interface InvitePanelProps {
  /** Explains the link, and how many places are free. */
  about: ReactNode;
  /** The invite link, which opens the join dialog with the code. */
  link: string;
  /** The raw code, "Dry Dock:31:3f0c…". */
  code: string;
  /** The visible part of the code: "Dry Dock:31:". */
  openCode: string;
  /** Labels of link and code, and names of the reveal button. */
  words: { link: string; code: string; reveal: string; hide: string };
  /** "Make a new link" */
  action?: ReactNode;
  /** Shows the link as a QR code with this name: "QR code of the invite link". */
  qrLabel?: string | undefined;
}

/** Invites people into a team: the link first, then the masked code. */
export function InvitePanel({
  about,
  link,
  code,
  openCode,
  words,
  action,
  qrLabel,
}: InvitePanelProps) {
  return (
    <Card pad={16}>
      <Rows>
        <About>
          {qrLabel !== undefined && <QrCode value={link} label={qrLabel} />}
          <p>{about}</p>
        </About>
        <FormField label={words.link}>
          <CopyField value={link} />
        </FormField>
        <FormField label={words.code}>
          <SecretField
            value={code}
            open={openCode}
            words={{ reveal: words.reveal, hide: words.hide }}
          />
        </FormField>
        {action && <Actions>{action}</Actions>}
      </Rows>
    </Card>
  );
}

export interface InviteClosedProps {
  /** Why nobody can be invited: "The team plays until Sun 13:00", "Only the captain invites". */
  title: string;
  /** What to do instead, or when inviting is possible again. */
  children?: ReactNode;
  /** The reason is a locked team, not missing permission. */
  locked?: boolean;
}

/** Replaces the `InvitePanel` for members who may not invite and for locked teams. */
export function InviteClosed({ title, children, locked }: InviteClosedProps) {
  return (
    <Card pad={16}>
      <Closed>
        <Icon icon={locked ? Lock : Crown} />
        <div>
          <b>{title}</b>
          {children !== undefined && <p>{children}</p>}
        </div>
      </Closed>
    </Card>
  );
}
