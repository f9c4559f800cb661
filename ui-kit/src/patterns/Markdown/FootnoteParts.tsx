import { CornerLeftUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

interface FootnoteReferenceProps {
  scope: string;
  number: string | null;
  isFirst: boolean;
}

const Footnotes = styled.section`
  ${text.t13}
  padding-block-start: 12px;
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};

  li > p:not(:last-of-type) {
    margin-block-end: 4px;
  }
  li > p:last-of-type {
    display: inline;
  }
  [data-part='back'] {
    margin-inline-start: 6px;
  }
`;

/** The number of a footnote in the text, a link to it. */
export function FootnoteReference({ scope, number, isFirst }: FootnoteReferenceProps) {
  const { footnote } = useLabels();
  return (
    <sup id={isFirst ? `${scope}from-${number}` : undefined}>
      <a href={`#${scope}note-${number}`} aria-label={`${footnote} ${number}`}>
        {number}
      </a>
    </sup>
  );
}

/** The footnotes below a text, each with a link back to where the text refers to it. */
export function FootnoteList({ scope, items }: { scope: string; items: readonly ReactNode[] }) {
  const { footnotes, backToText } = useLabels();
  return (
    <Footnotes aria-label={footnotes}>
      <ol>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the number of a footnote is its identity
          <li key={index} id={`${scope}note-${index + 1}`}>
            {item}
            <a
              data-part="back"
              href={`#${scope}from-${index + 1}`}
              aria-label={`${backToText}: ${index + 1}`}
            >
              <Icon icon={CornerLeftUp} size={12} />
            </a>
          </li>
        ))}
      </ol>
    </Footnotes>
  );
}
