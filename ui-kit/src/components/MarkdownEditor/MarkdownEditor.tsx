import {
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useFieldControl } from '../FormField/field-context.ts';
import { EditorBar } from './EditorBar.tsx';
import { applyEdit, editFor, selectedIn, tools, type Tool } from './editor-tools.ts';
import type { MarkdownEditorWords, MarkdownMode } from './editor-words.ts';
import {
  Box,
  Foot,
  Over,
  Panes,
  Preview,
  Source,
  Upload,
  UploadName,
  Uploads,
} from './MarkdownEditor.styles.ts';
import { type EditorDraft, useDraft } from './use-draft.ts';
import type { ImageOnItsWay, ImageUploads } from './use-image-uploads.ts';
import { usePicturesInText } from './use-pictures-in-text.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Stack/Stack.tsx';
import { CircleAlert, Image, X } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';

export interface MarkdownEditorProps {
  /** The Markdown source. The caller stores it. */
  value: string;
  /** Called with the whole text by typing, a tool or an uploaded picture. */
  onValueChange: (value: string) => void;
  /** Renders the preview with the same renderer that readers get. */
  preview: (value: string) => ReactNode;
  /** Names of the tools and views in the page's language. */
  words: MarkdownEditorWords;
  /** The initial view. Default `write`. */
  initialMode?: MarkdownMode;
  /** Shown while there is no text. */
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  /** The text cannot be changed; the preview still works. */
  disabled?: boolean;
  /** Uploads pictures that are dropped, pasted or chosen. */
  uploads?: ImageUploads;
  /** Below the text: what else can be done with it. */
  hint?: ReactNode;
  /** Below the text, at the end: facts about it, such as the number of words. */
  facts?: ReactNode;
  /** `large` for the main text of a page: as high as the window allows. Default `medium`. */
  size?: 'medium' | 'large';
  /** Stores unsaved text on this device. */
  draft?: EditorDraft;
}

/** Offers to restore a draft stored on this device, above the text. */
function DraftBanner({
  draft,
  value,
  onRestore,
}: {
  draft: EditorDraft;
  value: string;
  onRestore: (text: string) => void;
}) {
  const { found, settle } = useDraft(draft, value);
  if (!found) return null;
  const { words } = draft;
  return (
    <Banner
      edge
      action={
        <Row gap={8}>
          <Button
            size="small"
            onClick={() => {
              onRestore(found.text);
              settle();
            }}
          >
            {words.restore}
          </Button>
          <Button size="small" variant="ghost" onClick={settle}>
            {words.discard}
          </Button>
        </Row>
      }
    >
      {words.found(found.at)}
    </Banner>
  );
}

/** A Markdown editor with a toolbar and a preview. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onValueChange, preview, words, initialMode = 'write' } = props;
  const { placeholder, label, disabled, uploads, draft, hint, facts, size = 'medium' } = props;
  const [mode, setMode] = useState(initialMode);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useFieldControl();
  const [over, setOver] = useState(false);
  const { items, take, forget } = usePicturesInText(area, {
    value,
    onValueChange,
    uploads: disabled ? undefined : uploads,
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
      <EditorBar
        mode={mode}
        onModeChange={setMode}
        onTool={use}
        onPictures={take}
        {...{ words, uploads, disabled }}
      />
      {draft && <DraftBanner draft={draft} value={value} onRestore={onValueChange} />}
      <Panes
        data-mode={mode}
        data-size={size}
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
      {(hint !== undefined || facts !== undefined) && (
        <Foot>
          <span>{hint}</span>
          <span>{facts}</span>
        </Foot>
      )}
    </Box>
  );
}

/** Upload progress of pictures, shown under the text. */
function UploadRows({
  items,
  cancel,
  onForget,
}: {
  items: readonly ImageOnItsWay[];
  cancel: (name: string) => string;
  onForget: (id: number) => void;
}) {
  return (
    items.length > 0 && (
      <Uploads>
        {items.map(({ id, name, share, error }) => (
          <Upload key={id} data-failed={error === undefined ? undefined : ''}>
            <Icon icon={error === undefined ? Image : CircleAlert} size={14} />
            <UploadName role={error === undefined ? undefined : 'alert'}>
              {name}
              {error !== undefined && `: ${error}`}
            </UploadName>
            {error === undefined && <Progress value={share} label={name} />}
            <IconButton size="small" icon={X} label={cancel(name)} onClick={() => onForget(id)} />
          </Upload>
        ))}
      </Uploads>
    )
  );
}
