import { ArrowLeft } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { ColumnTree, type TreeColumn } from '../../components/ColumnTree/ColumnTree.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useBelow } from '../../provider/use-below.ts';
import { captureStep } from './capture-step.ts';
import { Files, Head, Preview, Root, Rows } from './CaptureBrowser.styles.ts';

export interface CaptureBrowserProps {
  /** Challenges, then their teams; the selection in one column decides what the next one lists. */
  columns: readonly TreeColumn[];
  /** The files of the selected team: a `CaptureFiles`, with its header. */
  files: { label: string; head?: ReactNode; content: ReactNode };
  /** The open file, a `CapturePreview`. */
  preview?: { label: string; content: ReactNode } | undefined;
  /**
   * Below `lg` one step is shown at a time. Called with the id of the column whose selection is to
   * be cleared, or with `files` to close the open file.
   */
  onBack: (to: string) => void;
  /** Label of the back button. */
  back: string;
}

/** Browser for captured traffic: challenges, teams, files, content of a file. */
export function CaptureBrowser({ columns, files, preview, onBack, back }: CaptureBrowserProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useBelow('lg');
  const step = captureStep(
    columns.map(({ selected }) => selected !== null),
    preview !== undefined,
  );
  const shows = (part: typeof step): boolean => !isNarrow || part === step;
  const way = (to: string) =>
    isNarrow && (
      <IconButton size="small" icon={ArrowLeft} label={back} onClick={() => onBack(to)} />
    );
  const last = columns.at(-1)?.id ?? '';

  // The tree handles focus between its lists; this handles the step to the table and back.
  const keyDown = (event: KeyboardEvent): void => {
    const { target, currentTarget, defaultPrevented } = event;
    const key = readingKey(event.key, currentTarget);
    if (defaultPrevented || !(target instanceof HTMLElement)) return;
    const find = (selector: string) => root.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const isList = target.role === 'listbox';
    const to =
      key === 'ArrowRight' && isList
        ? find('[data-part=files] tbody a')[0]
        : key === 'ArrowLeft' && target.closest('table')
          ? [...find('[role=listbox]')].at(-1)
          : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  return (
    <Root ref={root} onKeyDown={keyDown} data-preview={preview ? '' : undefined}>
      {shows('lists') && <ColumnTree columns={columns} onBack={onBack} back={back} />}
      {shows('files') && (
        <Files aria-label={files.label} data-part="files">
          {(isNarrow || files.head !== undefined) && (
            <Head>
              {way(last)}
              {files.head}
            </Head>
          )}
          <Rows>{files.content}</Rows>
        </Files>
      )}
      {preview && shows('preview') && (
        <Preview aria-label={preview.label}>
          {isNarrow && <Head>{way('files')}</Head>}
          {preview.content}
        </Preview>
      )}
    </Root>
  );
}
