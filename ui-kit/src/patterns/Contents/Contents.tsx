import { ChevronDown } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { vars } from '../../tokens/vars.ts';
import { Entries, Entry, Fold, Root, Title } from './Contents.styles.ts';

export interface ContentsProps {
  /** "On this page" */
  title: string;
  /** The headings in order. `depth` is 1 for the highest level. */
  entries: readonly { id: string; text: string; depth: number }[];
  /** The heading whose part is being read. */
  current?: string | undefined;
  /** Closed until it is opened, where there is no room beside the text. */
  foldable?: boolean;
}

const MAX_INDENT = 3;

/** The headings of a text as links. */
export function Contents({ title, entries, current, foldable }: ContentsProps) {
  const list = (
    <Entries>
      {entries.map(({ id, text: heading, depth }) => (
        <li key={id}>
          <Entry
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            style={vars({ '--depth': Math.min(depth, MAX_INDENT) })}
          >
            {heading}
          </Entry>
        </li>
      ))}
    </Entries>
  );
  return foldable ? (
    <Fold>
      <summary>
        {title}
        <Icon icon={ChevronDown} />
      </summary>
      {list}
    </Fold>
  ) : (
    <Root aria-label={title}>
      <Title>{title}</Title>
      {list}
    </Root>
  );
}
