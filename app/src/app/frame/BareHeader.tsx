import { PageHeader, Text } from '@halyard/ui-kit';
import type { ReactNode } from 'react';

/** Header of a page that has its own heading: the title in it is not a heading. */
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
