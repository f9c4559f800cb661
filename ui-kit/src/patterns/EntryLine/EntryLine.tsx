import { Check, Copy, QrCode as QrIcon } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { useCopy } from '../../components/CopyField/use-copy.ts';
import { useLabels } from '../../provider/KitProvider.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { Code, Line, Lines, Said, Value } from './EntryLine.styles.ts';

export interface EntryLineProps {
  /**
   * The command to type, "nc 10.20.4.7 31337", or the address to open; several lines are typed in
   * order.
   */
  lines: string | readonly string[];
  /** Address of the first line, if it is opened in a browser. */
  href?: string | undefined;
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
export function EntryLine({ lines, href, copyLabel, qr, quiet, touch }: EntryLineProps) {
  const all = typeof lines === 'string' ? [lines] : lines;
  return (
    <Lines data-quiet={quiet || undefined}>
      {all.map((line, index) => (
        <EntryText
          key={line}
          line={line}
          href={index === 0 ? href : undefined}
          copyLabel={all.length > 1 ? `${copyLabel} ${index + 1}` : copyLabel}
          qr={index === 0 ? qr : undefined}
          touch={touch}
        />
      ))}
    </Lines>
  );
}

type EntryTextProps = Pick<EntryLineProps, 'href' | 'copyLabel' | 'qr' | 'touch'> & {
  line: string;
};

function EntryText({ line, href, copyLabel, qr, touch }: EntryTextProps) {
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
        onClick={() => void copy(value)}
      />
      <Said role="status">{copied && labels.copied}</Said>
      {qr && (
        <Popover
          label={qr.picture}
          trigger={(props) => <IconButton {...props} size={size} icon={QrIcon} label={qr.label} />}
        >
          <Code>
            <QrCode value={value} label={qr.picture} size={176} />
            {line}
          </Code>
        </Popover>
      )}
    </Line>
  );
}
