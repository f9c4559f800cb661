import type { ReactNode } from 'react';
import { Detail, Item, List, None, Said, Words } from './CaseRecords.styles.ts';

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
