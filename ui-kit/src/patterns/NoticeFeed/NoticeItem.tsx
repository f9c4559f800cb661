import { Lightbulb, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { Cover } from '../GameCard/GameCard.styles.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { Action, Glyph, Note, Row, Time, Unread, Words } from './NoticeItem.styles.ts';

/** The six types of the API: a message of the organisers, three bloods, a hint, a challenge. */
export type NoticeKind =
  | { kind: 'organisers' }
  | { kind: 'blood'; place: BloodPlace }
  | { kind: 'hint' }
  | { kind: 'challenge'; category: AnyCategory };

export interface Notice {
  id: number;
  type: NoticeKind;
  /** What happened; names are in `<b>`. */
  text: ReactNode;
  /** Author: "quartermaster, edited". */
  note?: string;
  /** "18:15", "2 min" */
  time: string;
  unread?: boolean;
  /** Target of the row: challenge, team or post. */
  href?: string;
}

function Sign({ type }: { type: NoticeKind }) {
  switch (type.kind) {
    case 'organisers':
      return <Icon icon={Megaphone} />;
    case 'blood':
      return <BloodPennant place={type.place} />;
    case 'hint':
      return <Icon icon={Lightbulb} />;
    case 'challenge':
      return <CategoryFlag category={type.category} size={16} />;
  }
}

export interface NoticeItemProps {
  /** What the item shows: kind, text and time. */
  notice: Notice;
  /** "New"; announced before an unread notice. */
  unreadLabel: string;
  /** -1 removes it from the tab order; a feed has one item in the tab order. */
  tabIndex?: number;
  /** Called when the item gets the focus, so that a feed can make it its tab stop. */
  onFocus?: () => void;
  /** A button below the text. */
  action?: ReactNode;
}

/** One notice. */
export function NoticeItem({ notice, unreadLabel, action, ...link }: NoticeItemProps) {
  const Link = useLink();
  return (
    <Row data-notice={notice.id} data-unread={notice.unread || undefined}>
      <Unread>{notice.unread && <Dot label={unreadLabel} />}</Unread>
      <Glyph data-kind={notice.type.kind}>
        <Sign type={notice.type} />
      </Glyph>
      <Words>
        {notice.href ? (
          <Cover as={Link} href={notice.href} data-stop {...link}>
            {notice.text}
          </Cover>
        ) : (
          notice.text
        )}
        {notice.note && <Note>{notice.note}</Note>}
        {action && <Action>{action}</Action>}
      </Words>
      <Time>{notice.time}</Time>
    </Row>
  );
}
