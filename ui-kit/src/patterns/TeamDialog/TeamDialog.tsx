import { X } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Corner } from '../../components/Dialog/Dialog.styles.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LazyModalLayer } from '../../components/overlay/lazy-modal.ts';
import { useLabels } from '../../provider/KitProvider.tsx';
import { TeamReport, type TeamReportProps } from './TeamReport.tsx';

export interface TeamDialogProps extends Omit<TeamReportProps, 'titleId'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called for Esc, the close button and clicks outside. */
  onClose: () => void;
}

/**
 * A `TeamReport` over the scoreboard. Its page handles up and down, which move through the ranking. On
 * phones the report is a separate page.
 */
export function TeamDialog({ open, ...rest }: TeamDialogProps) {
  return <Suspense>{open && <OpenTeam {...rest} />}</Suspense>;
}

function OpenTeam({ onClose, ...report }: Omit<TeamDialogProps, 'open'>) {
  const id = useId();
  const labels = useLabels();
  return (
    <LazyModalLayer
      kind="dialog"
      role="dialog"
      size="large"
      labelledBy={id}
      initialFocus="layer"
      locked={false}
      onClose={onClose}
    >
      <TeamReport {...report} titleId={id} />
      <Corner>
        <IconButton size="small" icon={X} label={labels.close} onClick={onClose} />
      </Corner>
    </LazyModalLayer>
  );
}
