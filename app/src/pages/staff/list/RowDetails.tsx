import { IconButton, Row, Sheet, SidePanel, Split, Stack, Text, useBelow } from '@halyard/ui-kit';
import { CloseIcon } from '@halyard/ui-kit/icons';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** The details of a row. */
interface Details {
  title: string;
  /** Before the title: an avatar. */
  start?: ReactNode;
  /** Lines below the title. */
  summary: ReactNode;
  /** Icon buttons at the end of the heading. */
  actions?: ReactNode;
  body: ReactNode;
  foot?: ReactNode;
}

interface RowDetailsProps {
  /** Name of the panel: "Details of the team". */
  label: string;
  /** Width of the panel in px. */
  width: number;
  /** Null while no row is open. */
  details: Details | null;
  onClose: () => void;
  /** The list. */
  children: ReactNode;
}

/** A list with the details of one row: beside it, or over it on narrow windows. */
export function RowDetails({ label, width, details, onClose, children }: RowDetailsProps) {
  const isNarrow = useBelow('lg');
  if (!details) return <Split>{children}</Split>;
  if (isNarrow) {
    return (
      <>
        <Split>{children}</Split>
        <DetailsSheet details={details} onClose={onClose} />
      </>
    );
  }
  const content = (
    <SidePanel
      label={label}
      head={<PanelHead details={details} onClose={onClose} />}
      foot={details.foot}
    >
      {details.body}
    </SidePanel>
  );
  return <Split end={{ width, from: 'lg', content }}>{children}</Split>;
}

interface DetailsProps {
  details: Details;
  onClose: () => void;
}

function PanelHead({ details: { title, start, summary, actions }, onClose }: DetailsProps) {
  const { LL } = useLanguage();
  return (
    <Row gap={12} pad={20} align="start">
      {start}
      <Stack grow>
        <Text as="h2" size={16} cut>
          {title}
        </Text>
        {summary}
      </Stack>
      <Row gap={4}>
        {actions}
        <IconButton size="small" icon={CloseIcon} label={LL.common.close()} onClick={onClose} />
      </Row>
    </Row>
  );
}

function DetailsSheet({ details, onClose }: DetailsProps) {
  const { title, summary, actions, body, foot } = details;
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={actions}
      {...(foot !== undefined && { footer: <Stack grow>{foot}</Stack> })}
    >
      <Stack gap={16}>
        <Stack>{summary}</Stack>
        {body}
      </Stack>
    </Sheet>
  );
}
