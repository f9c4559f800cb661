import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../../components/CopyField/use-copy.ts';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Block, CopyCode } from './Markdown.styles.ts';

interface CodeBlockProps {
  /** The code as it was written, to take away. */
  code: string;
  /** The same code to look at. */
  children: ReactNode;
}

/** Code with a button that copies it. */
export function CodeBlock({ code, children }: CodeBlockProps) {
  const labels = useLabels();
  const { copied, copy } = useCopy();
  return (
    <Block>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to enter it */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
      <CopyCode
        type="button"
        aria-label={labels.copy}
        title={labels.copy}
        data-copied={copied || undefined}
        onClick={() => void copy(code.replace(/\n$/, ''))}
      >
        <Icon icon={copied ? Check : Copy} size={14} />
      </CopyCode>
      <LiveRegion>{copied && labels.copied}</LiveRegion>
    </Block>
  );
}
