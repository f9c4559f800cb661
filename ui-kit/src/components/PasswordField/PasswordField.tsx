import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'mono'> {
  /** Kind of password, for password managers. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code';
  /** Shown under the field while caps lock is on. */
  capsLockHint?: string;
}

/** A password input with a button that reveals the text. Pasting is always allowed. */
export function PasswordField({ capsLockHint, onKeyDown, onKeyUp, ...rest }: PasswordFieldProps) {
  const labels = useLabels();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // After the Caps Lock key itself, the state reported by the event is not reliable: keydown counts
  // as on, keyup as off.
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
