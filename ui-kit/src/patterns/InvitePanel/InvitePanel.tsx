import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SecretField } from '../../components/SecretField/SecretField.tsx';
import { About, Actions, Rows } from './InvitePanel.styles.ts';

export interface InvitePanelProps {
  /** What the link does and how many places are free. */
  about: ReactNode;
  /** The address that opens the join dialog, filled in. */
  link: string;
  /** The raw code, "Dry Dock:31:3f0c…". */
  code: string;
  /** Its part that may be seen, "Dry Dock:31:". */
  openCode: string;
  words: { link: string; code: string; reveal: string; hide: string };
  /** "Make a new link" */
  action?: ReactNode;
  /** A picture of the link, 104 px. */
  qr?: ReactNode;
}

/** How to let somebody into a team: the link first, then the code, masked. */
export const InvitePanel = ({
  about,
  link,
  code,
  openCode,
  words,
  action,
  qr,
}: InvitePanelProps) => (
  <Card pad={16}>
    <Rows>
      <About>
        {qr}
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
