import { FileCheck, FileText, FileX, Upload, X } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useFieldControl } from '../FormField/field-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Bar, Box, Detail, Fake, FirstLine, Name, Native, Words } from './FileDrop.styles.ts';

export type FileDropStatus =
  | { kind: 'rest' }
  /** `progress` from 0 to 1; `detail` next to it, e.g. "62 %, 3 s". */
  | { kind: 'uploading'; name: string; progress: number; detail?: ReactNode }
  | { kind: 'done'; name: string; detail?: ReactNode }
  | { kind: 'error'; name: string; detail: ReactNode };

export interface FileDropWords {
  /** "Drop a file or browse". */
  choose: string;
  /** "Let go to upload". */
  over: string;
  /** "Replace". */
  replace: string;
  /** "Choose another". */
  another: string;
  /** "Cancel the upload". */
  cancel: string;
}

export interface FileDropProps {
  /** What the box shows: that it waits for a file, an upload's progress, or an error. */
  status: FileDropStatus;
  /**
   * Called with dropped or chosen files. Validate type and size here: `accept` does not apply to
   * drops.
   */
  onFiles: (files: readonly File[]) => void;
  /** Texts of the box and its buttons in the page's language. */
  words: FileDropWords;
  /** Accepted files: "PDF up to 20 MB". */
  hint?: ReactNode;
  /** The kinds of files, written as in the attribute of a file input: ".pdf,application/pdf". */
  accept?: string;
  /** Several files can be dropped or chosen at once. Default: one. */
  multiple?: boolean;
  /** Called by the cancel button during an upload. */
  onCancel?: () => void;
  /** No file can be dropped or chosen. */
  disabled?: boolean;
}

const icons = { rest: Upload, uploading: FileText, done: FileCheck, error: FileX } as const;

export function Uploading({
  status,
  words,
  onCancel,
}: Pick<FileDropProps, 'words' | 'onCancel'> & {
  status: Extract<FileDropStatus, { kind: 'uploading' }>;
}) {
  return (
    <Box as="div" data-kind="uploading">
      <Icon icon={FileText} size={20} />
      <Words>
        <FirstLine>
          <Name>{status.name}</Name>
          {status.detail !== undefined && <Detail>{status.detail}</Detail>}
        </FirstLine>
        <Bar>
          <Progress value={status.progress} label={status.name} />
        </Bar>
      </Words>
      {onCancel && <IconButton size="small" icon={X} label={words.cancel} onClick={onCancel} />}
    </Box>
  );
}

/** Accepts a file by drag and drop or from a file dialog, and shows the progress of its upload. */
export function FileDrop(props: FileDropProps) {
  return props.status.kind === 'uploading' ? (
    <Uploading status={props.status} words={props.words} onCancel={props.onCancel} />
  ) : (
    <Chooser {...props} status={props.status} />
  );
}

function Chooser({
  status,
  onFiles,
  words,
  hint,
  accept,
  multiple,
  disabled,
}: FileDropProps & { status: Exclude<FileDropStatus, { kind: 'uploading' }> }) {
  const field = useFieldControl();
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean): void => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const drop = (event: DragEvent): void => {
    drag(event, false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <Box
      data-kind={status.kind}
      data-over={over || undefined}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      <Native
        {...field}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          // Allows choosing the same file again after it was edited.
          target.value = '';
        }}
      />
      <Icon icon={over ? Upload : icons[status.kind]} size={20} />
      <Words>
        <FirstLine>
          {over ? words.over : status.kind === 'rest' ? words.choose : <Name>{status.name}</Name>}
        </FirstLine>
        {!over && <Detail>{status.kind === 'rest' ? hint : status.detail}</Detail>}
      </Words>
      {!over && status.kind !== 'rest' && (
        <Fake>{status.kind === 'done' ? words.replace : words.another}</Fake>
      )}
    </Box>
  );
}
