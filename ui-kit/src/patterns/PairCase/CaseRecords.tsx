import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface CaseRecord {
  id: number | string;
  /** "Asked both captains." Line breaks are kept. */
  text: ReactNode;
  /** "harbourmaster, Fri 18:20" */
  detail: ReactNode;
  /** A button. */
  end?: ReactNode;
}

export interface CaseRecordsProps {
  /** "Notes" */
  label: string;
  /** In order. */
  records: readonly CaseRecord[];
  /** Shown when there are none: "No notes yet." */
  empty: ReactNode;
}

const List = styled.ul`
  min-width: 0;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 8px;

  & + & {
    border-block-start: 1px solid ${color.lineRow};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Said = styled.div`
  ${text.t13}
  white-space: pre-wrap;
`;

const Detail = styled.div`
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
`;

const None = styled.p`
  ${text.t13}
  color: ${color.muted};
`;

/** What was written about a case, or kept as its evidence. */
export function CaseRecords({ label, records, empty }: CaseRecordsProps) {
  if (records.length === 0) return <None>{empty}</None>;
  return (
    <List aria-label={label}>
      {records.map(({ id, text: said, detail, end }) => (
        <Item key={id}>
          <Words>
            <Said>{said}</Said>
            <Detail>{detail}</Detail>
          </Words>
          {end}
        </Item>
      ))}
    </List>
  );
}
