import { ChevronDown, ChevronUp, Download, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { IconRoot } from '../IconButton/IconButton.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTooltip } from '../Tooltip/use-tooltip.tsx';
import { FindField } from './FindField.tsx';
import { PageField } from './PageField.tsx';
import type { PdfWords } from './pdf-words.ts';
import { Group, Percent } from './PdfReader.styles.ts';
import { Bar, Lead } from './PdfView.styles.ts';
import type { Find } from './use-find.ts';
import { MIN_ZOOM, MAX_ZOOM, type Zoom } from './zoom-steps.ts';

interface PdfBarProps {
  /** The search field is on a row of its own. */
  isNarrow: boolean;
  words: PdfWords;
  lead?: ReactNode;
  find: Find;
  findField: RefObject<HTMLInputElement | null>;
  zoom: Zoom;
  /** Zoom in percent, also while `zoom` is `fit`. */
  percent: number;
  onZoomStep: (direction: 1 | -1) => void;
  onFit: () => void;
  page: number;
  /** Number of pages shown. */
  count: number;
  onPageChange: (page: number) => void;
  src: string;
  fileName: string | undefined;
}

function DownloadLink({ src, fileName, label }: { src: string; fileName: string; label: string }) {
  const { handlers, bubble } = useTooltip({ text: label });
  return (
    <>
      <IconRoot
        as="a"
        {...handlers}
        href={src}
        download={fileName}
        aria-label={label}
        data-variant="ghost"
        data-size="small"
        data-icon=""
      >
        <Icon icon={Download} size={14} />
      </IconRoot>
      {bubble}
    </>
  );
}

/** Toolbar: search, zoom, page, download. */
export function PdfBar({
  isNarrow,
  words,
  lead,
  find,
  findField,
  zoom,
  percent,
  onZoomStep,
  onFit,
  page,
  count,
  onPageChange,
  src,
  fileName,
}: PdfBarProps) {
  return (
    <Bar data-narrow={isNarrow || undefined}>
      {lead !== undefined && <Lead>{lead}</Lead>}
      <FindField find={find} field={findField} words={words} />
      <Group>
        <IconButton
          size="small"
          icon={ZoomOut}
          label={words.zoomOut}
          kbd="-"
          disabled={percent <= MIN_ZOOM}
          onClick={() => onZoomStep(-1)}
        />
        <Percent>{words.zoom(Math.round(percent))}</Percent>
        <IconButton
          size="small"
          icon={ZoomIn}
          label={words.zoomIn}
          kbd="+"
          disabled={percent >= MAX_ZOOM}
          onClick={() => onZoomStep(1)}
        />
        <IconButton
          size="small"
          icon={MoveHorizontal}
          label={words.fitWidth}
          kbd="0"
          pressed={zoom === 'fit'}
          onClick={onFit}
        />
      </Group>
      <Group>
        <PageField
          label={words.page}
          suffix={words.ofPages(count)}
          page={page}
          count={count}
          onPageChange={onPageChange}
        />
        <IconButton
          size="small"
          icon={ChevronUp}
          label={words.previousPage}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          size="small"
          icon={ChevronDown}
          label={words.nextPage}
          disabled={page >= count}
          onClick={() => onPageChange(page + 1)}
        />
        <DownloadLink src={src} fileName={fileName ?? ''} label={words.download} />
      </Group>
    </Bar>
  );
}
