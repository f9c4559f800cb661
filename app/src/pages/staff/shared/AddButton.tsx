import { Button, IconButton, useBelow } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';

interface AddButtonProps {
  /** "New game" */
  label: string;
  /** The key that does the same. */
  kbd: string;
  onPress: () => void;
}

/** The one main act of a list's header: with words where there is room for them. */
export function AddButton({ label, kbd, onPress }: AddButtonProps) {
  const isNarrow = useBelow('md');
  if (isNarrow) {
    return <IconButton variant="primary" icon={AddIcon} label={label} onClick={onPress} />;
  }
  return (
    <Button variant="primary" icon={AddIcon} kbd={kbd} onClick={onPress}>
      {label}
    </Button>
  );
}
