import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { End, Root, Words } from './Banner.styles.ts';

export type BannerTone = 'info' | 'ok' | 'warn' | 'danger';

export interface BannerProps {
  /** Default `info`. */
  tone?: BannerTone;
  /** Instead of the tone's own icon, e.g. `WifiOff`. */
  icon?: LucideIcon;
  /** One sentence. */
  children: ReactNode;
  /** A small button or a link at the end. */
  action?: ReactNode;
  /** Shows a cross. */
  onDismiss?: () => void;
  /** From edge to edge, with a line only below. */
  edge?: boolean;
  /** Geist Mono, for the words of a program. */
  mono?: boolean;
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const;

/** Something that holds for the whole page or region, and stays until it no longer does. */
export function Banner({
  tone = 'info',
  icon = icons[tone],
  children,
  action,
  onDismiss,
  edge,
  mono,
}: BannerProps) {
  const labels = useLabels();
  return (
    <Root data-tone={tone} data-edge={edge || undefined}>
      <Icon icon={icon} />
      {/* Only the words are live: a dialog leaves live regions open to the focus. */}
      <Words role={tone === 'danger' ? 'alert' : 'status'} data-mono={mono || undefined}>
        {children}
      </Words>
      {(action !== undefined || onDismiss) && (
        <End>
          {action}
          {onDismiss && (
            <IconButton size="small" icon={X} label={labels.close} onClick={onDismiss} />
          )}
        </End>
      )}
    </Root>
  );
}
