import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dot } from '../../components/Badge/Dot.tsx';
import { DiffLine } from '../../components/DiffLine/DiffLine.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Actions, List, Root, Summary, Trouble } from './SaveBar.styles.ts';

/** One changed field: "End 13:00 -> 15:00", or "Summary edited" without the old value. */
export interface Change {
  label: string;
  from?: string;
  to: string;
}

export interface SaveBarProps {
  /** Name of the bar: "Unsaved changes". */
  label: string;
  /** The unsaved changes; the bar is visible if there are any. */
  changes: readonly Change[];
  /** For assistive technology, before the old and the new value: "was", "now". */
  words: { was: string; now: string };
  /** "3 changes". */
  summary: string;
  /** "Saving…", shown instead of the summary during the request. */
  busy?: string | undefined;
  /** Why saving failed, shown before the changes, which are kept. */
  error?: ReactNode;
  /** An edit conflict: who changed the same, with a link. Shown before the changes. */
  conflict?: ReactNode;
  /** A checkbox before the buttons, e.g. for also sending a notice. */
  notice?: ReactNode;
  /** Discard, then the primary button, which names its side effect. */
  actions: ReactNode;
}

function Changes({ changes, words }: Pick<SaveBarProps, 'changes' | 'words'>) {
  return (
    <List>
      {changes.map(({ label: field, from, to }) => (
        <li key={field}>
          <DiffLine label={field} from={from} to={to} words={words} />
        </li>
      ))}
    </List>
  );
}

/** A bar with the unsaved changes, as old and new values, and the save button. */
export function SaveBar({
  label,
  changes,
  words,
  summary,
  busy,
  error,
  conflict,
  notice,
  actions,
}: SaveBarProps) {
  return changes.length === 0 ? null : (
    <Root aria-label={label} aria-busy={busy !== undefined} data-save-bar="">
      <Summary role="status">
        {busy === undefined ? <Dot /> : <Spinner decorative />}
        {busy ?? summary}
      </Summary>
      {error !== undefined && (
        <Trouble role="alert">
          <Icon icon={CircleAlert} size={14} />
          {error}
        </Trouble>
      )}
      {error === undefined && conflict !== undefined && (
        <Trouble role="alert" data-tone="warn">
          <Icon icon={TriangleAlert} size={14} />
          {conflict}
        </Trouble>
      )}
      <Changes changes={changes} words={words} />
      <Actions>
        {notice}
        {actions}
      </Actions>
    </Root>
  );
}
