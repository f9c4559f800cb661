import { X } from 'lucide-react';
import { Suspense, useId, type FormEvent, type ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyModalLayer } from '../overlay/lazy-modal.ts';
import { Body, Corner, Description, Foot, Frame, Head, Title } from './Dialog.styles.ts';

export interface DialogProps {
  /** Whether the dialog is shown. The focus moves into it, and returns when it closes. */
  open: boolean;
  /** Called by Esc, the close button and a click outside. */
  onClose: () => void;
  /** Names the action, as the button that opened it did: "New team". */
  title: ReactNode;
  /** Purpose or consequences, under the title. */
  description?: ReactNode;
  /** Maximum width of 400, 560 or 1124 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Buttons: cancel first, the main action last. */
  actions?: ReactNode;
  /** Renders the dialog as a form; called by Enter and by its submit button. */
  onSubmit?: () => void;
  /** Why the last attempt failed; shown above the buttons. */
  error?: ReactNode;
  /** In progress: the dialog cannot be closed. */
  busy?: boolean;
  /** `alertdialog` is announced immediately, and only its buttons close it. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Scrolls between title and buttons; often `FormField`s. */
  children?: ReactNode;
}

/**
 * A modal dialog. The focus moves to the first field or button (or the element with `autoFocus`),
 * stays inside, and returns to where it was.
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
    // React events bubble through portals: a form around the dialog must not receive this one.
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
