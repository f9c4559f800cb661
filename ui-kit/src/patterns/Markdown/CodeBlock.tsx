import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../../components/CopyField/use-copy.ts';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Block, CopyCode } from './Markdown.styles.ts';

interface CodeBlockProps {
  /** The code as written, for copying. */
  code: string;
  /** The rendered code. */
  children: ReactNode;
}

/** Code with a copy button. */
export function CodeBlock({ code, children }: CodeBlockProps) {
  const labels = useLabels();
  const { copied, copy } = useCopy();
  return (
    <Block>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be focusable by keyboard */}
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
