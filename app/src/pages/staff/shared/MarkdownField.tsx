import { MarkdownEditor, type MarkdownMode, Skeleton } from '@halyard/ui-kit';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';

// The renderer is large, and only needed once somebody looks at the preview.
const Markdown = lazy(async () => ({
  default: (await import('@halyard/ui-kit/markdown')).Markdown,
}));

interface MarkdownFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** What is shown at first. Default `write`. */
  initialMode?: MarkdownMode;
}

/** Markdown with the preview that players will see. */
export function MarkdownField({ value, onValueChange, initialMode }: MarkdownFieldProps) {
  const { LL } = useLanguage();
  const words = LL.staff.editor;
  return (
    <MarkdownEditor
      value={value}
      onValueChange={onValueChange}
      {...(initialMode && { initialMode })}
      preview={(text) => (
        <Suspense fallback={<Skeleton />}>
          <Markdown source={text} />
        </Suspense>
      )}
      words={{
        write: words.write(),
        split: words.split(),
        preview: words.preview(),
        bold: words.bold(),
        italic: words.italic(),
        code: words.code(),
        link: words.link(),
        list: words.list(),
        linkText: words.linkText(),
        view: words.view(),
        tools: words.tools(),
      }}
    />
  );
}
