import { CircleAlert, X } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { QrCode } from '../../patterns/QrCode/QrCode.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyModalLayer } from '../overlay/lazy-modal.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Caption, Failure, Figure, Picture, Stage, Title } from './Lightbox.styles.ts';

export type LightboxContent =
  /** `alt` describes the image. */
  | { kind: 'image'; src: string; alt: string }
  /** `value` is the content of the QR code, `label` describes it. */
  | { kind: 'qr'; value: string; label: string };

export interface LightboxProps {
  /** Whether the window is covered by the content. */
  open: boolean;
  /** Called by Esc, the close button and a click outside. */
  onClose: () => void;
  /** Describes the content: "Deck plan", "Join Dry Dock". */
  title: ReactNode;
  /** A picture with its description, or the text of a QR code. */
  content: LightboxContent;
  /** Shown when the image cannot be loaded: "The picture could not be loaded". */
  failed: string;
  /** Actions next to the title: download, copy. */
  actions?: ReactNode;
}

/** A modal with one picture or QR code, as large as the window allows. */
export function Lightbox({ open, ...rest }: LightboxProps) {
  return <Suspense>{open && <OpenLightbox {...rest} />}</Suspense>;
}

function OpenLightbox({ onClose, title, content, failed, actions }: Omit<LightboxProps, 'open'>) {
  const titleId = useId();
  const labels = useLabels();
  return (
    <LazyModalLayer
      kind="dialog"
      role="dialog"
      size={content.kind === 'qr' ? 'small' : 'large'}
      labelledBy={titleId}
      locked={false}
      onClose={onClose}
    >
      <Figure>
        {content.kind === 'qr' ? (
          <Stage>
            <QrCode value={content.value} label={content.label} width="min(320px, 70vw)" />
          </Stage>
        ) : (
          // A new key resets the loading state for another image.
          <Image key={content.src} src={content.src} alt={content.alt} failed={failed} />
        )}
        <Caption>
          <Title id={titleId}>{title}</Title>
          {actions}
          <IconButton size="small" icon={X} label={labels.close} onClick={onClose} />
        </Caption>
      </Figure>
    </LazyModalLayer>
  );
}

function Image({ src, alt, failed }: { src: string; alt: string; failed: string }) {
  const labels = useLabels();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  return (
    <Stage aria-busy={state === 'loading' || undefined}>
      {state === 'failed' ? (
        <>
          <Failure role="alert">
            <Icon icon={CircleAlert} />
            {failed}
          </Failure>
          <Button
            size="small"
            onClick={() => {
              setTries(tries + 1);
              setState('loading');
            }}
          >
            {labels.retry}
          </Button>
        </>
      ) : (
        <>
          {state === 'loading' && <Spinner size={20} />}
          <Picture
            key={tries}
            src={src}
            alt={alt}
            data-loading={state === 'loading' || undefined}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        </>
      )}
    </Stage>
  );
}
