import { useId, type ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

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

const Root = styled.section`
  min-width: 0;
  scroll-margin-block-start: calc(var(--frame-top, 0px) + 16px);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 28px;
  margin-bottom: 8px;
  h2,
  h3,
  h4 {
    ${text.t14}
    font-weight: 600;
  }
`;

const Note = styled.span`
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-inline-start: auto;
`;

const More = styled.a`
  ${text.t13}
  ${snippet.target}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.muted};
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

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
