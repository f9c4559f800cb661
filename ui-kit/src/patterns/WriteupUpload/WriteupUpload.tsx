import { Check, Clock, FileCheck, Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import {
  FileDrop,
  type FileDropStatus,
  type FileDropWords,
} from '../../components/FileDrop/FileDrop.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { checkWriteup, type WriteupProblem } from './check-writeup.ts';
import { Acts, Drop, FileCard, Head, Root, Shut, Words } from './WriteupUpload.styles.ts';

export interface SubmittedWriteup {
  name: string;
  /** "4.1 MB, 23 pages · sent today 18:02 by linnea" */
  note: string;
  /** Download, Withdraw…: small buttons. */
  actions?: ReactNode;
}

export interface WriteupUploadProps {
  /**
   * `open` accepts files; `late` means that the deadline has passed; `closed` means that no writeup
   * is requested or the team may not submit one.
   */
  state: 'open' | 'late' | 'closed';
  /** The submitted file. */
  file?: SubmittedWriteup | undefined;
  /** The current upload: its progress, or why the server refused it. */
  upload?: Extract<FileDropStatus, { kind: 'uploading' | 'error' }> | undefined;
  /** Maximum size of a file in bytes, checked before the upload. */
  maxBytes: number;
  /** Called with a PDF within the size limit. */
  onFile: (file: File) => void;
  /** Called by the cancel button during an upload. */
  onCancel?: () => void;
  /** Why no file is accepted: "The time ran out Mon 23 Nov, 13:00 CET". Required unless `open`. */
  reason?: ReactNode;
  /** Texts of the box in the page's language. */
  words: {
    /** "Handed in" */
    title: string;
    /** "Nothing handed in yet" */
    none: string;
    /** Label of the badge next to the title: "On time"; absent without a file. */
    onTime?: string;
    /** "2 earlier versions, replaced" */
    versions?: string;
    /** "PDF up to 20 MB. It replaces the one above; you confirm first." */
    hint: string;
    /** Why a selected file cannot be uploaded. */
    fault: (fault: WriteupProblem) => string;
    drop: FileDropWords;
  };
}

const REST: FileDropStatus = { kind: 'rest' };

function SubmittedFile({ name, note, actions }: SubmittedWriteup) {
  return (
    <FileCard>
      <Icon icon={FileCheck} size={20} />
      <Words>
        <b title={name}>{name}</b>
        <span>{note}</span>
      </Words>
      {actions && <Acts>{actions}</Acts>}
    </FileCard>
  );
}

/** Takes the place of the drop field when no file is accepted. */
function ShutNote({ isLate, reason }: { isLate: boolean; reason: ReactNode }) {
  return (
    <Shut data-late={isLate || undefined}>
      <Icon icon={isLate ? Clock : Lock} />
      <span>{reason}</span>
    </Shut>
  );
}

/** Submits a team's writeup: shows the current file, then a field for another one. */
export function WriteupUpload({
  state,
  file,
  upload,
  maxBytes,
  onFile,
  onCancel,
  reason,
  words,
}: WriteupUploadProps) {
  const [refused, setRefused] = useState<{ name: string; fault: WriteupProblem }>();
  const take = (files: readonly File[]): void => {
    const [chosen] = files;
    if (!chosen) return;
    const fault = checkWriteup(chosen, maxBytes);
    setRefused(fault && { name: chosen.name, fault });
    if (!fault) onFile(chosen);
  };
  const status: FileDropStatus =
    upload ??
    (refused ? { kind: 'error', name: refused.name, detail: words.fault(refused.fault) } : REST);
  return (
    <Root>
      <Head>
        <h2>{file ? words.title : words.none}</h2>
        {file && words.onTime !== undefined && (
          <Badge tone="ok" icon={Check}>
            {words.onTime}
          </Badge>
        )}
        {words.versions !== undefined && <span>{words.versions}</span>}
      </Head>
      {file && <SubmittedFile {...file} />}
      {state === 'open' ? (
        <Drop data-first={file === undefined || undefined}>
          <FileDrop
            status={status}
            accept=".pdf,application/pdf"
            hint={words.hint}
            words={words.drop}
            onFiles={take}
            {...(onCancel && { onCancel })}
          />
        </Drop>
      ) : (
        <ShutNote isLate={state === 'late'} reason={reason} />
      )}
      {/* The drop field's text is announced here, because nothing in it is focusable. */}
      <VisuallyHidden>
        <span role="status">{state === 'open' && status.kind === 'error' && status.detail}</span>
      </VisuallyHidden>
    </Root>
  );
}
