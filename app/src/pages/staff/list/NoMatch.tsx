import { Button, EmptyState } from '@halyard/ui-kit';

interface NoMatchProps {
  title: string;
  /** Label of the button that removes search and filters. */
  clear: string;
  onClear: () => void;
  children?: string;
}

/** Says that no row matches search and filters. */
export function NoMatch({ title, clear, onClear, children }: NoMatchProps) {
  return (
    <EmptyState
      title={title}
      actions={
        <Button size="small" onClick={onClear}>
          {clear}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
