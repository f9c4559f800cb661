import { MarkdownEditor, type MarkdownMode } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';

interface MarkdownFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** The initial mode. Default `write`. */
  initialMode?: MarkdownMode;
}

/** A Markdown editor with the preview that players will see. */
export function MarkdownField({ value, onValueChange, initialMode }: MarkdownFieldProps) {
  const { LL } = useLanguage();
  const words = LL.staff.editor;
  return (
    <MarkdownEditor
      value={value}
      onValueChange={onValueChange}
      {...(initialMode && { initialMode })}
      preview={renderPreview}
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

function renderPreview(text: string) {
  return <LazyMarkdown text={text} />;
}
