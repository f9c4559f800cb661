import { ChevronLeft } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useBelow } from '../../provider/use-below.ts';
import { openStep } from './browse.ts';
import { Column, Columns, Head, Note } from './CaptureBrowser.styles.ts';
import { CaptureColumn, type CaptureColumnProps } from './CaptureColumn.tsx';

export interface BrowserColumn extends CaptureColumnProps {
  id: string;
  /** In the head instead of the label: a search field, buttons. */
  tools?: ReactNode;
  /** At the end of the head: "15.8 GB". */
  note?: ReactNode;
}

export interface CaptureBrowserProps {
  /** From the outer to the inner: challenges, teams, files. */
  columns: readonly BrowserColumn[];
  /** What is in the chosen file; on a narrow window it stands alone, the last step. */
  preview?: ReactNode;
  /** Below `lg` one step shows at a time; goes back to the column of this id. */
  onBack: (columnId: string) => void;
  /** Name of the way back: "Back to Challenges". */
  backLabel: (columnLabel: string) => string;
}

/** Captured traffic by challenge, team and file: each column holds what the one before has open. */
export const CaptureBrowser = ({ columns, preview, onBack, backLabel }: CaptureBrowserProps) => {
  const lists = useRef(new Map<number, HTMLUListElement>());
  const isNarrow = useBelow('lg');
  const step = openStep(columns.map(({ openId }) => openId !== undefined));
  const back = columns[step - 1];
  const way = isNarrow && back && (
    <IconButton
      size="small"
      icon={ChevronLeft}
      label={backLabel(back.label)}
      onClick={() => onBack(back.id)}
    />
  );
  return (
    <Columns>
      {columns.map(({ id, tools, note, ...column }, index) =>
        isNarrow && index !== step ? null : (
          <Column key={id} aria-label={column.label}>
            <Head>
              {way}
              {tools ?? <h2>{column.label}</h2>}
              {note !== undefined && <Note>{note}</Note>}
            </Head>
            <CaptureColumn
              {...column}
              ref={(list) => {
                if (list) lists.current.set(index, list);
                else lists.current.delete(index);
              }}
              onLeave={(by) => lists.current.get(index + by)?.focus()}
            />
          </Column>
        ),
      )}
      {isNarrow && step === columns.length && (
        <Column>
          <Head>{way}</Head>
          {preview}
        </Column>
      )}
      {!isNarrow && preview !== undefined && <Column>{preview}</Column>}
    </Columns>
  );
};
