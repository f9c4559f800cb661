import { PageHeader, Text } from '@halyard/ui-kit';

/** The header of a page that carries its heading itself: says where one is, and is none. */
export function BareHeader({ children }: { children: string }) {
  return (
    <PageHeader
      after={
        <Text size={16} tone="text">
          {children}
        </Text>
      }
    />
  );
}
