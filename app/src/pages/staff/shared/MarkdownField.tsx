import { MarkdownEditor, type MarkdownEditorProps } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';

type MarkdownFieldProps = Omit<MarkdownEditorProps, 'preview' | 'words'> & {
  /** The kind of text, for the preview. Default `statement`. */
  look?: 'statement' | 'post';
};

/** A Markdown editor with the preview that players will see. */
export function MarkdownField({ look = 'statement', ...rest }: MarkdownFieldProps) {
  const { LL } = useLanguage();
  const words = LL.staff.editor;
  return (
    <MarkdownEditor
      {...rest}
      preview={(text) => (
        <LazyMarkdown text={text} look={look} headingBase={look === 'post' ? 2 : 3} />
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
        table: words.table(),
        maths: words.maths(),
        linkText: words.linkText(),
        view: words.view(),
        tools: words.tools(),
      }}
    />
  );
}
