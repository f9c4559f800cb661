import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../components/CopyField/use-copy.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Block, CopyCode } from './Markdown.styles.ts';

/** Code as it was written, to take away. */
export const CodeBlock = ({ code }: { code: string }) => {
  const labels = useLabels();
  const { copied, copy } = useCopy();
  const text = code.replace(/\n$/, '');
  return (
    <Block>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to enter it */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyCode
        type="button"
        aria-label={labels.copy}
        title={labels.copy}
        data-copied={copied || undefined}
        onClick={() => void copy(text)}
      >
        <Icon icon={copied ? Check : Copy} size={14} />
      </CopyCode>
      <VisuallyHidden>
        <span role="status">{copied && labels.copied}</span>
      </VisuallyHidden>
    </Block>
  );
};
