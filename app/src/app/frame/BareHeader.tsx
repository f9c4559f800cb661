import { PageHeader, Text } from '@halyard/ui-kit';
import type { ReactNode } from 'react';

/** The header of a page that carries its heading itself: says where one is, and is none. */
export function BareHeader({ children, actions }: { children: string; actions?: ReactNode }) {
  return (
    <PageHeader
      actions={actions}
      after={
        <Text size={16} tone="text">
          {children}
        </Text>
      }
    />
  );
}
