import { Check, Copy } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { FieldAction } from './CopyField.styles.ts';
import { useCopy } from './use-copy.ts';

/** The copy button at the end of a field; it confirms for two seconds. */
export function CopyAction({ text, disabled }: { text: string; disabled?: boolean | undefined }) {
  const labels = useLabels();
  const { copied, copy } = useCopy();
  return (
    <>
      <NameTip name={labels.copy}>
        <FieldAction
          type="button"
          aria-label={copied ? undefined : labels.copy}
          disabled={disabled}
          data-copied={copied || undefined}
          onClick={() => void copy(text)}
        >
          <Icon icon={copied ? Check : Copy} size={copied ? 14 : 16} />
          {copied && labels.copied}
        </FieldAction>
      </NameTip>
      <VisuallyHidden>
        <span role="status">{copied && labels.copied}</span>
      </VisuallyHidden>
    </>
  );
}
