import { Check, Copy } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useCopy } from '../../components/CopyField/use-copy.ts';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { codeParts } from './code-parts.tsx';
import type { Language } from './languages.ts';
import { Block, CopyCode } from './Markdown.styles.ts';
import { sanitize } from './sanitize.ts';
import { useHighlighted } from './tools.ts';

interface CodeBlockProps {
  /** The code as written. */
  code: string;
  /** Undefined for code that is not highlighted. */
  language?: Language | undefined;
  /** What is shown until the code is highlighted. */
  children: ReactNode;
}

/** Code with a copy button, highlighted once its language is loaded. */
export function CodeBlock({ code, language, children }: CodeBlockProps) {
  const labels = useLabels();
  const { copied, copy } = useCopy();
  const html = useHighlighted(code, language);
  const highlighted = useMemo(() => html && codeParts(sanitize(html, false)), [html]);
  return (
    <Block>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be focusable by keyboard */}
      <pre tabIndex={0}>
        <code>{highlighted ?? children}</code>
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
