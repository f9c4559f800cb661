import { useState } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { PageNumber } from './PdfReader.styles.ts';

interface PageFieldProps {
  /** "page" */
  label: string;
  /** After the field: "of 44" */
  suffix: string;
  page: number;
  count: number;
  onPageChange: (page: number) => void;
}

/** The page number as an editable field; applied on Enter and on blur. */
export function PageField({ label, suffix, page, count, onPageChange }: PageFieldProps) {
  const [draft, setDraft] = useState<string>();
  const take = (): void => {
    const number = Number.parseInt(draft ?? '', 10);
    if (Number.isFinite(number)) onPageChange(Math.min(count, Math.max(1, number)));
    setDraft(undefined);
  };
  return (
    <PageNumber>
      {label}
      <TextField
        size="small"
        quiet
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(page)}
        onValueChange={setDraft}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'Escape') setDraft(undefined);
        }}
      />
      {suffix}
    </PageNumber>
  );
}
