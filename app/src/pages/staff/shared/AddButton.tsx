import { Button, IconButton, useBelow } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { useKeysOf } from '../../../app/shortcuts/use-shortcuts.ts';

interface AddButtonProps {
  /** "New game" */
  label: string;
  onPress: () => void;
}

/** The main button of a list header, with the shortcut `add`; an icon where there is little room. */
export function AddButton({ label, onPress }: AddButtonProps) {
  const keys = useKeysOf('add');
  const isNarrow = useBelow('md');
  if (isNarrow) {
    return <IconButton variant="primary" icon={AddIcon} label={label} onClick={onPress} />;
  }
  return (
    <Button variant="primary" icon={AddIcon} kbd={keys} onClick={onPress}>
      {label}
    </Button>
  );
}
