import type { ReactNode } from 'react';
import { KeyValue, type KeyValueProps } from '../../components/KeyValue/KeyValue.tsx';
import { LogText } from '../../components/LogText/LogText.tsx';
import { Acts, Root } from './LogDetail.styles.ts';

export interface LogDetailProps {
  /** Name of the text: "Text of the line". */
  label: string;
  /** The whole text with the stack trace. */
  text: string;
  /** The fields of the line: name and value. */
  facts: KeyValueProps['items'];
  /** Small buttons below each other: filter, open the subject, copy. */
  actions?: ReactNode;
}

/** The details of an expanded log line. */
export function LogDetail({ label, text: content, facts, actions }: LogDetailProps) {
  return (
    <Root>
      <LogText label={label} log={content} />
      <KeyValue items={facts} />
      {actions !== undefined && <Acts>{actions}</Acts>}
    </Root>
  );
}
