import { Link2 } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Anchor, Headline } from './Heading.styles.ts';

interface HeadingProps {
  level: number;
  /** The level that the author wrote. */
  depth: number;
  /** Undefined where headings cannot be linked to. */
  id: string | undefined;
  /** Name of the link to it; without a name there is no link. */
  anchorLabel: string | undefined;
  children: ReactNode;
}

/** A heading. In posts it has an id and, on hover and focus, a link to itself. */
export function Heading({ level, depth, id, anchorLabel, children }: HeadingProps) {
  const heading = createElement(`h${level}`, { id, 'data-depth': depth }, children);
  if (id === undefined || anchorLabel === undefined) return heading;
  return (
    <Headline data-depth={depth}>
      {heading}
      <Anchor href={`#${id}`} aria-label={anchorLabel}>
        <Icon icon={Link2} size={14} />
      </Anchor>
    </Headline>
  );
}
