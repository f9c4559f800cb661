import { X } from 'lucide-react';
import { Suspense, useId, type ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lazyPart } from '../overlay/lazy-part.ts';
import { Body, Corner, Foot, Head, Title } from './Sheet.styles.ts';

const ModalLayer = lazyPart(async () => (await import('../overlay/ModalLayer.tsx')).ModalLayer);

export interface SheetProps {
  open: boolean;
  /** Esc, the cross, a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** Stays below while the content scrolls: buttons, a field. */
  footer?: ReactNode;
  /** Content brings its own padding. */
  flush?: boolean;
  /** Working: it cannot be closed. */
  busy?: boolean;
  children: ReactNode;
}

/** A panel over the page: at the side on wide screens, all of it on a phone. */
export const Sheet = ({ open, ...rest }: SheetProps) => (
  <Suspense>{open && <OpenSheet {...rest} />}</Suspense>
);

const OpenSheet = ({
  onClose,
  title,
  footer,
  flush,
  busy = false,
  children,
}: Omit<SheetProps, 'open'>) => {
  const titleId = useId();
  const labels = useLabels();
  return (
    <ModalLayer kind="sheet" role="dialog" labelledBy={titleId} locked={busy} onClose={onClose}>
      <Head>
        <Title id={titleId}>{title}</Title>
      </Head>
      <Body data-flush={flush || undefined}>{children}</Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
      <Corner>
        <IconButton icon={X} label={labels.close} disabled={busy} onClick={onClose} />
      </Corner>
    </ModalLayer>
  );
};
