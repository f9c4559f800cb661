import { ImagePlus } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FieldContext, useFieldControl } from '../FormField/field-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { applyEdit, editFor, selectedIn, tools, type Tool } from './editor-tools.ts';
import {
  insertPlaceholders,
  placeholder as mark,
  replaced,
  settlePlaceholder,
} from './insert-image.ts';
import { Bar, Box, Chooser, Over, Panes, Preview, Source, Tools } from './MarkdownEditor.styles.ts';
import { UploadRows } from './UploadRows.tsx';
import type { EditorDraft } from './use-draft.ts';
import { useImageUploads, type ImageUploads } from './use-image-uploads.ts';

export type MarkdownMode = 'write' | 'split' | 'preview';

export interface MarkdownEditorWords extends Record<MarkdownMode, string> {
  bold: string;
  italic: string;
  code: string;
  link: string;
  list: string;
  /** Placeholder text of a new link: "text". */
  linkText: string;
  /** Name of the switch between editing and preview. */
  view: string;
  /** Name of the toolbar. */
  tools: string;
}

export interface MarkdownEditorProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Renders the preview with the same renderer that readers get. */
  preview: (value: string) => ReactNode;
  words: MarkdownEditorWords;
  /** The initial view. Default `write`. */
  initialMode?: MarkdownMode;
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  disabled?: boolean;
  /** Uploads pictures that are dropped, pasted or chosen. */
  uploads?: ImageUploads;
  /** Stores unsaved text on this device. */
  draft?: EditorDraft;
}

const modes = ['write', 'split', 'preview'] as const;

/** A Markdown editor with a toolbar and a preview. */
export function MarkdownEditor({
  value,
  onValueChange,
  preview,
  words,
  initialMode = 'write',
  placeholder,
  label,
  disabled,
  uploads,
  draft,
}: MarkdownEditorProps) {
  const [mode, setMode] = useState(initialMode);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useFieldControl();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // The text may change while pictures are uploading.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const { items, take, forget } = useImageUploads({
    uploads: disabled ? undefined : uploads,
    onStart: (pictures) => {
      const { current } = area;
      const marks = pictures.map(({ name, id }) => mark(name, id));
      if (!current) {
        onValueChange([latest.current, ...marks].filter(Boolean).join('\n'));
        return;
      }
      // An unfocused textarea reports its caret at the start; insert pictures at the end instead.
      if (document.activeElement !== current) {
        current.setSelectionRange(current.value.length, current.value.length);
      }
      applyEdit(current, insertPlaceholders(selectedIn(current), marks));
    },
    onSettle: (picture, url) => {
      const { current } = area;
      const text = current?.value ?? latest.current;
      const replacement = settlePlaceholder(text, picture, url);
      if (!replacement) return;
      latest.current = replaced(text, replacement);
      if (!current) return onValueChange(latest.current);
      // Keeps the caret where it is.
      current.setRangeText(replacement.insert, replacement.from, replacement.to, 'preserve');
      current.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  const use = (tool: Tool): void => {
    const { current } = area;
    if (current) applyEdit(current, editFor(tool, selectedIn(current), words.linkText));
  };
  const drag = (event: DragEvent, inside: boolean): void => {
    if (!uploads || disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };
  const receive = (event: DragEvent | ClipboardEvent, data: DataTransfer): void => {
    setOver(false);
    if (take([...data.files])) event.preventDefault();
  };
  const hotkey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const found = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    use(found.tool);
  };
  return (
    <Box data-disabled={disabled || undefined} data-invalid={field['aria-invalid']}>
      <Bar>
        <Tools role="group" aria-label={words.tools}>
          {tools.map(({ tool, icon, key }) => (
            <IconButton
              key={tool}
              size="small"
              icon={icon}
              label={words[tool]}
              kbd={key && `Ctrl ${key.toUpperCase()}`}
              disabled={disabled || mode === 'preview'}
              onClick={() => use(tool)}
            />
          ))}
          {uploads && (
            <>
              <IconButton
                size="small"
                icon={ImagePlus}
                label={uploads.words.image}
                disabled={disabled || mode === 'preview'}
                onClick={() => chooser.current?.click()}
              />
              <Chooser
                ref={chooser}
                type="file"
                multiple
                hidden
                accept={uploads.accept ?? 'image/*'}
                onChange={({ target }) => {
                  take([...(target.files ?? [])]);
                  // Allows choosing the same picture again.
                  target.value = '';
                }}
              />
            </>
          )}
        </Tools>
        {/* The field's label belongs to the textarea. */}
        <FieldContext value={null}>
          <Segmented
            size="small"
            label={words.view}
            value={mode}
            onValueChange={setMode}
            options={modes.map((each) => ({ value: each, label: words[each] }))}
          />
        </FieldContext>
      </Bar>
      {draft && <DraftBanner draft={draft} value={value} onRestore={onValueChange} />}
      <Panes
        data-mode={mode}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => receive(event, event.dataTransfer)}
        onPaste={(event) => receive(event, event.clipboardData)}
      >
        {over && uploads && <Over>{uploads.words.over}</Over>}
        {mode !== 'preview' && (
          <Source
            {...field}
            ref={area}
            aria-label={label}
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={hotkey}
          />
        )}
        {mode !== 'write' && (
          <Preview role="region" aria-label={words.preview} tabIndex={0}>
            {preview(value)}
          </Preview>
        )}
      </Panes>
      {uploads && <UploadRows items={items} cancel={uploads.words.cancel} onForget={forget} />}
    </Box>
  );
}
