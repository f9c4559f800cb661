import { Check, Copy, QrCode as QrIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { useCopy } from '../../components/CopyField/use-copy.ts';
import { useLabels } from '../../provider/KitProvider.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { Code, Line, Lines, Note, Noted, Said, Value } from './EntryLine.styles.ts';

export interface EntryLineProps {
  /**
   * The command to type, "nc 10.20.4.7 31337", or the address to open; several lines are typed in
   * order.
   */
  lines: string | readonly string[];
  /** Address of the first line, if it is opened in a browser. */
  href?: string | undefined;
  /**
   * Fetches the text that the copy button of a line copies, by its index, where that is not the line
   * itself. A rejection copies nothing; the caller says why.
   */
  textOf?: (index: number) => Promise<string>;
  /** Under the lines: how long they are valid. Changes of it are announced. */
  note?: ReactNode;
  /** Name of the copy button: "Copy the entry". */
  copyLabel: string;
  /** Offers the first line as a QR code; names of the button and of the picture. */
  qr?: { label: string; picture: string } | undefined;
  /** Secondary style, for use under a title. */
  quiet?: boolean;
  /** Buttons of 44 px, for phones. */
  touch?: boolean;
}

/** How to reach an instance: a command or a link with a copy button. */
export function EntryLine({
  lines,
  href,
  textOf,
  note,
  copyLabel,
  qr,
  quiet,
  touch,
}: EntryLineProps) {
  const all = typeof lines === 'string' ? [lines] : lines;
  const list = (
    <Lines data-quiet={quiet || undefined}>
      {all.map((line, index) => (
        <EntryText
          // Fetching a text changes its line, which keeps the focus.
          key={textOf ? index : line}
          line={line}
          fetchText={textOf && (() => textOf(index))}
          href={index === 0 ? href : undefined}
          copyLabel={all.length > 1 ? `${copyLabel} ${index + 1}` : copyLabel}
          qr={index === 0 ? qr : undefined}
          touch={touch}
        />
      ))}
    </Lines>
  );
  if (note === undefined) return list;
  return (
    <Noted>
      {list}
      <Note role="status">{note}</Note>
    </Noted>
  );
}

type EntryTextProps = Pick<EntryLineProps, 'href' | 'copyLabel' | 'qr' | 'touch'> & {
  line: string;
  fetchText: (() => Promise<string>) | undefined;
};

function EntryText({ line, href, fetchText, copyLabel, qr, touch }: EntryTextProps) {
  const labels = useLabels();
  const { copied, copy } = useCopy();
  const size = touch ? 'large' : 'small';
  const value = href ?? line;
  return (
    <Line>
      {href ? (
        <Value as="a" href={href} target="_blank" rel="noopener noreferrer" title={line}>
          {line}
        </Value>
      ) : (
        <Value title={line}>{line}</Value>
      )}
      <IconButton
        size={size}
        icon={copied ? Check : Copy}
        label={copyLabel}
        onClick={() => void copy(fetchText?.() ?? value)}
      />
      <Said role="status">{copied && labels.copied}</Said>
      {qr && (
        <Popover
          label={qr.picture}
          trigger={(props) => <IconButton {...props} size={size} icon={QrIcon} label={qr.label} />}
        >
          <Code>
            <QrCode value={value} label={qr.picture} width={176} />
            {line}
          </Code>
        </Popover>
      )}
    </Line>
  );
}
