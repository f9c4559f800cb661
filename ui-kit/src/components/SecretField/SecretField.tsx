import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { CopyAction } from '../CopyField/CopyAction.tsx';
import { Box, FieldAction, Value } from '../CopyField/CopyField.styles.ts';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { useFieldControl } from '../FormField/field-context.ts';

export interface SecretFieldProps {
  /** The whole text; dots replace it until it is revealed. */
  value: string;
  /** Start of `value` that is not secret, e.g. "Dry Dock:31:". Default: nothing. */
  open?: string;
  /** Names of the reveal button. */
  words: { reveal: string; hide: string };
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
}

/** Always eight dots, so that the length is not revealed. */
const mask = '•'.repeat(8);

/** A masked secret that can be revealed, or copied without revealing it. */
export function SecretField({ value, open = '', words, label }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box>
      <Value
        {...useFieldControl()}
        readOnly
        value={shown ? value : open + mask}
        aria-label={label}
        autoComplete="off"
      />
      <NameTip name={shown ? words.hide : words.reveal}>
        <FieldAction
          type="button"
          aria-label={shown ? words.hide : words.reveal}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? EyeOff : Eye} />
        </FieldAction>
      </NameTip>
      <CopyAction text={value} />
    </Box>
  );
}
