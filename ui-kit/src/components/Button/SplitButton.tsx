import { ChevronDown } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuEntry } from '../Menu/menu-entry.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Button, ButtonGroup, type ButtonProps } from './Button.tsx';

export interface SplitButtonProps extends Omit<ButtonProps, 'caret' | 'wide'> {
  /** Name of the pair for assistive technology: "Accept". */
  label: string;
  /** Name of the button that opens the menu: "More ways to accept". */
  more: string;
  /** Variants of the action, without the default one. */
  entries: readonly MenuEntry[];
}

/** The default action, and a menu with its variants. While it is busy, both are disabled. */
export function SplitButton({ label, more, entries, ...button }: SplitButtonProps) {
  const { variant = 'secondary', size = 'medium', disabled, busy } = button;
  return (
    <ButtonGroup label={label}>
      <Button {...button} />
      <Menu
        label={more}
        align="end"
        entries={entries}
        trigger={(props) => (
          <IconButton
            {...props}
            icon={ChevronDown}
            label={more}
            variant={variant}
            size={size}
            disabled={disabled || busy}
          />
        )}
      />
    </ButtonGroup>
  );
}
