import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../components/CopyField/CopyButton.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { MaskedFlag } from '../MaskedFlag/MaskedFlag.tsx';
import { Flag, List, Note, Row } from './FlagList.styles.ts';

export interface ListedFlag {
  id: number;
  flag: string;
  /** The flag as it is shown, if it has characters that nobody sees; `flag` is copied. */
  shown?: string;
  /** Its file, or how often it was submitted. */
  note?: string;
  /** A delete button. */
  action?: ReactNode;
}

export interface FlagListProps {
  /** "Flags of Loose Cannon" */
  label: string;
  /** The flags in order; dots replace each until it is revealed. */
  flags: readonly ListedFlag[];
  /** Names of the buttons in the page's language. */
  words: {
    /** Names of the buttons of a flag, given its number: "Show flag 2". */
    reveal: (place: number) => string;
    hide: (place: number) => string;
    copy: (place: number) => string;
    /** Announced instead of the mask. */
    masked: string;
  };
}

/** The flags of a challenge for staff, masked until one is revealed. */
export function FlagList({ label, flags, words }: FlagListProps) {
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    setShown(next);
  };
  return (
    <List aria-label={label}>
      {flags.map(({ id, flag, shown: text = flag, note, action }, index) => {
        const open = shown.has(id);
        const place = index + 1;
        return (
          <Row key={id}>
            <Flag>
              <MaskedFlag flag={text} shown={open} masked={words.masked} />
            </Flag>
            {note && <Note>{note}</Note>}
            <IconButton
              size="small"
              icon={open ? EyeOff : Eye}
              label={open ? words.hide(place) : words.reveal(place)}
              onClick={() => toggle(id)}
            />
            <CopyButton size="small" text={flag} label={words.copy(place)} />
            {action}
          </Row>
        );
      })}
    </List>
  );
}
