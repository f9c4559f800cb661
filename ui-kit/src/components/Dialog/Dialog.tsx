import { X } from 'lucide-react';
import { Suspense, useId, type FormEvent, type ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyModalLayer } from '../overlay/lazy-modal.ts';
import { Body, Corner, Description, Foot, Frame, Head, Title } from './Dialog.styles.ts';

export interface DialogProps {
  open: boolean;
  /** Esc, the cross, a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** What it is about or what will follow, under the title. */
  description?: ReactNode;
  /** 400, 560 or 1124 px wide at most. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Buttons, the one that closes first, the main one last. */
  actions?: ReactNode;
  /** Makes the dialog a form: called on Enter and by its button of type `submit`. */
  onSubmit?: () => void;
  /** Why the last try failed; stands above the buttons. */
  error?: ReactNode;
  /** Working: it cannot be closed. */
  busy?: boolean;
  /** An urgent question: read out at once, only its buttons close it. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/**
 * Something to finish before going on. The focus goes to the first field or button (or to what has
 * `autoFocus`), stays inside, and returns to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return <Suspense>{open && <OpenDialog {...rest} />}</Suspense>;
}

function OpenDialog({
  onClose,
  title,
  description,
  size = 'medium',
  actions,
  onSubmit,
  error,
  busy = false,
  role = 'dialog',
  children,
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const labels = useLabels();
  const closable = role === 'dialog';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React passes on events of portals: a form around the dialog must not hear this one.
    event.stopPropagation();
    if (!busy) onSubmit?.();
  };
  return (
    <LazyModalLayer
      kind="dialog"
      role={role}
      size={size}
      labelledBy={`${id}-title`}
      describedBy={description === undefined ? undefined : `${id}-description`}
      locked={busy}
      onClose={onClose}
    >
      <Frame {...(onSubmit ? { as: 'form', noValidate: true, onSubmit: submit } : {})}>
        <Head data-closable={closable || undefined}>
          <Title id={`${id}-title`}>{title}</Title>
        </Head>
        <Body>
          {description !== undefined && (
            <Description id={`${id}-description`}>{description}</Description>
          )}
          {children}
          {error !== undefined && <Banner tone="danger">{error}</Banner>}
        </Body>
        {actions !== undefined && <Foot>{actions}</Foot>}
      </Frame>
      {closable && (
        <Corner>
          <IconButton
            size="small"
            icon={X}
            label={labels.close}
            disabled={busy}
            onClick={onClose}
          />
        </Corner>
      )}
    </LazyModalLayer>
  );
}
