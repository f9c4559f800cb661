import { X } from 'lucide-react';
import { Suspense, useId, type ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyModalLayer } from '../overlay/lazy-modal.ts';
import { Body, Corner, Foot, Head, Title } from './Sheet.styles.ts';
import { useDragClose } from './use-drag-close.ts';

export interface SheetProps {
  /** Whether the sheet is shown. The focus moves into it, and returns when it closes. */
  open: boolean;
  /** Called for Esc, the close button and clicks outside. */
  onClose: () => void;
  /** Heading of the sheet and its name for assistive technology. */
  title: ReactNode;
  /** Icon buttons at the end of the header; the close button is then at its start. */
  actions?: ReactNode;
  /** Sticky footer: buttons, a field. */
  footer?: ReactNode;
  /** `bottom`: at the bottom of the window, as high as its content. Default `end`. */
  side?: 'end' | 'bottom';
  /** For content with its own padding. */
  flush?: boolean;
  /** Busy: it cannot be closed. */
  busy?: boolean;
  /** Scrolls between header and footer. */
  children: ReactNode;
}

/**
 * A panel over the page: at the side on wide screens, full screen on phones, or from the bottom. On
 * touch screens it can be closed by dragging its header down; its content scrolls.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return <Suspense>{open && <OpenSheet {...rest} />}</Suspense>;
}

function OpenSheet({
  onClose,
  title,
  actions,
  footer,
  side = 'end',
  flush,
  busy = false,
  children,
}: Omit<SheetProps, 'open'>) {
  const titleId = useId();
  const labels = useLabels();
  const drag = useDragClose(busy ? undefined : onClose);
  return (
    <LazyModalLayer
      kind={side === 'bottom' ? 'bottom' : 'sheet'}
      role="dialog"
      labelledBy={titleId}
      locked={busy}
      onClose={onClose}
    >
      <Head {...drag} data-side={side} data-actions={actions !== undefined || undefined}>
        <Title id={titleId}>{title}</Title>
      </Head>
      <Body data-flush={flush || undefined}>{children}</Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
      {actions !== undefined && <Corner>{actions}</Corner>}
      <Corner data-start={actions !== undefined || undefined}>
        <IconButton icon={X} label={labels.close} disabled={busy} onClick={onClose} />
      </Corner>
    </LazyModalLayer>
  );
}
