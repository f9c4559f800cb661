import {
  Banner,
  DataTable,
  FileDrop,
  FormField,
  RadioCards,
  Select,
  Stack,
  Text,
  TextArea,
} from '@halyard/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type Field, FIELDS } from './sheet/columns.ts';
import { ENCODINGS } from './sheet/decode.ts';
import type { SheetState } from './use-sheet.ts';

/** Sample values of a column. */
const VALUES = 3;

interface SheetInputProps {
  sheet: SheetState;
  /** Below the columns. */
  children: ReactNode;
}

/** Takes a sheet of people: a file in any encoding or typed rows, and what each column is. */
export function SheetInput({ sheet, children }: SheetInputProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const { sample } = sheet;
  return (
    <>
      <Text size={13} tone="muted">
        {words.lead()}
      </Text>
      <FileDrop
        status={{ kind: 'rest' }}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hint={words.fileHint()}
        onFiles={([file]) => {
          if (file) sheet.takeFile(file);
        }}
        words={{
          choose: LL.staff.upload.choose(),
          over: LL.staff.upload.over(),
          replace: LL.staff.upload.replace(),
          another: LL.staff.upload.another(),
          cancel: LL.staff.upload.cancel(),
        }}
      />
      {sheet.isUnreadable && <Banner tone="danger">{words.unreadable()}</Banner>}
      {sheet.readings.length > 0 && <EncodingChoice sheet={sheet} />}
      <FormField label={words.rows()} hint={words.columns()}>
        <TextArea
          mono
          rows={8}
          value={sheet.text}
          onValueChange={sheet.setText}
          spellCheck={false}
        />
      </FormField>
      {sample.brokenAt !== null && (
        <Banner tone="danger">{words.unclosed({ line: sample.brokenAt })}</Banner>
      )}
      {sheet.columns.length > 0 && <ColumnTable sheet={sheet} />}
      {children}
    </>
  );
}

/** Asks how the letters of a file are stored, and shows its first rows in each way that fits. */
function EncodingChoice({ sheet: { readings, encoding, choose } }: { sheet: SheetState }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  return (
    <FormField label={words.encoding()} group>
      <RadioCards
        value={encoding}
        onValueChange={choose}
        options={readings.map((reading) => ({
          value: reading.encoding,
          label: ENCODINGS[reading.encoding],
          hint: reading.preview.map((row) => (
            <Fragment key={row}>
              <Text size={12} mono>
                {row}
              </Text>
              <br />
            </Fragment>
          )),
        }))}
      />
    </FormField>
  );
}

/** Shows which field each column goes to, and lets people choose another one. */
function ColumnTable({ sheet: { sample, columns, assign, isReady } }: { sheet: SheetState }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const nameOf = (index: number) => sample.head?.[index] || words.position({ number: index + 1 });
  const options = [
    { value: '' as const, label: words.unused() },
    ...FIELDS.map((field) => ({ value: field, label: words.fields[field]() })),
  ];
  return (
    <Stack gap={8}>
      {!isReady && sample.brokenAt === null && <Banner tone="warn">{words.unassigned()}</Banner>}
      <DataTable
        caption={words.columnsCaption()}
        rows={columns.map((field, index) => ({ field, index }))}
        rowKey={({ index }) => String(index)}
        columns={[
          { id: 'column', header: words.column(), cell: ({ index }) => nameOf(index) },
          {
            id: 'values',
            wrap: true,
            header: words.values(),
            cell: ({ index }) => (
              <Text size={12} tone="muted">
                {sample.rows
                  .flatMap(({ cells }) => cells[index]?.trim() || [])
                  .slice(0, VALUES)
                  .join(' · ')}
              </Text>
            ),
          },
          {
            id: 'field',
            header: words.field(),
            cell: ({ field, index }) => (
              <Select<Field | ''>
                size="small"
                label={words.fieldOf({ column: nameOf(index) })}
                options={options}
                value={field ?? ''}
                onValueChange={(value) => assign(index, value === '' ? null : value)}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
