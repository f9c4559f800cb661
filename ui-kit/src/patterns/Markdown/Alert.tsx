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
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';

const ICONS: Record<AlertKind, LucideIcon> = {
  note: Info,
  tip: Lightbulb,
  important: MessageSquareWarning,
  warning: TriangleAlert,
  caution: CircleAlert,
};

const AlertTitle = styled.p`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  color: var(--alert);
`;

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
