import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface KeyValueProps {
  /** Facts in order; an `id` is needed only if a label occurs twice. */
  items: readonly { id?: string; label: string; value: ReactNode }[];
}

const Root = styled.dl`
  ${text.t13}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  dt {
    color: ${color.faint};
  }
  dd {
    overflow-wrap: anywhere;
    ${text.figures}
  }
`;

/** A two-column list of labels and values. */
export function KeyValue({ items }: KeyValueProps) {
  return (
    <Root>
      {items.map(({ id, label, value }) => (
        <Fragment key={id ?? label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Root>
  );
}
