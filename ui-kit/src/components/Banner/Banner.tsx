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
  /** Replaces the tone's icon, e.g. with `WifiOff`. */
  icon?: LucideIcon;
  /** One sentence. */
  children: ReactNode;
  /** A small button or a link at the end. */
  action?: ReactNode;
  /** Called by the dismiss button, which is shown only when this is given. */
  onDismiss?: () => void;
  /** Spans its container from edge to edge, with a border only at the bottom. Wide windows have room for one line. */
  edge?: boolean;
  /** Uses the monospaced font, for output of a program. */
  mono?: boolean;
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const;

/** A message about the whole page or region. It stays until its cause is gone. */
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
      {/* Only the text is a live region: live regions stay focusable outside of an open dialog. */}
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
