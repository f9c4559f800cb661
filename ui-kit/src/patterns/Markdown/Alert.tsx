import type { AlertKind } from '@halyard/sdk/markdown';
import {
  CircleAlert,
  Info,
  Lightbulb,
  type LucideIcon,
  MessageSquareWarning,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { AlertTitle } from './Alert.styles.ts';

const ICONS: Record<AlertKind, LucideIcon> = {
  note: Info,
  tip: Lightbulb,
  important: MessageSquareWarning,
  warning: TriangleAlert,
  caution: CircleAlert,
};

/** A quote that is a note, a tip or a warning. */
export function Alert({ kind, children }: { kind: AlertKind; children: ReactNode }) {
  const { alerts } = useLabels();
  return (
    <blockquote data-alert={kind}>
      <AlertTitle>
        <Icon icon={ICONS[kind]} size={14} />
        {alerts[kind]}
      </AlertTitle>
      {children}
    </blockquote>
  );
}
