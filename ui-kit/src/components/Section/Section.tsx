import { useId, type ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { End, Head, More, Note, Root } from './Section.styles.ts';

export interface SectionProps {
  /** For links to the section: `#flags`. */
  id?: string;
  /** Heading of the section. */
  title: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | 4;
  /** Muted text after the title: "2 new", "times in CET". */
  note?: ReactNode;
  /** A link to the whole list. */
  more?: { href: string; label: ReactNode };
  /** Controls at the end of the heading, instead of or before `more`. */
  actions?: ReactNode;
  /** Content below the heading. */
  children?: ReactNode;
}

/** A part of a page with its own heading. */
export function Section({ id, title, level = 2, note, more, actions, children }: SectionProps) {
  const Link = useLink();
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Head>
        <Heading id={titleId}>{title}</Heading>
        {note !== undefined && <Note>{note}</Note>}
        {(actions !== undefined || more !== undefined) && (
          <End>
            {actions}
            {more !== undefined && (
              <More as={Link} href={more.href}>
                {more.label}
                <Icon icon={ArrowRight} size={14} />
              </More>
            )}
          </End>
        )}
      </Head>
      {children}
    </Root>
  );
}
