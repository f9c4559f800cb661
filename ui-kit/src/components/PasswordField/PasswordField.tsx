import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'mono'> {
  /** Which secret it is; password managers fill by it. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code';
  /** Shown under the field while caps lock is on. */
  capsLockHint?: string;
}

/** A secret that is typed; what was typed can be shown. Pasting is always allowed. */
export function PasswordField({ capsLockHint, onKeyDown, onKeyUp, ...rest }: PasswordFieldProps) {
  const labels = useLabels();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Caps lock counts as on after its own key went down, as off after its key went up.
  const look = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <TextField
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          look(event);
        }}
        onKeyUp={(event) => {
          onKeyUp?.(event);
          look(event);
        }}
        action={
          <IconButton
            size="small"
            icon={shown ? EyeOff : Eye}
            label={shown ? labels.hidePassword : labels.showPassword}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {capsLockHint !== undefined && capsLock && (
        <Text size={12} tone="warn">
          <span role="status">{capsLockHint}</span>
        </Text>
      )}
    </>
  );
}
