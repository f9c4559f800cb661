import type { ChallengeType, EditChallenge } from '../types.ts';
import type { Worth } from './scoring.ts';
import type { Report, Unmapped, UnmappedCode } from './unmapped.ts';

/** Formats of challenge files. */
export type ChallengeFormat = 'Ctfcli' | 'Rctf' | 'Gzcli' | 'Noctf' | 'Ctfd';

/** The fields of a challenge that a file sets. */
export type ChallengeFields = Pick<
  EditChallenge,
  | 'category'
  | 'content'
  | 'hints'
  | 'isEnabled'
  | 'submissionLimit'
  | 'originalScore'
  | 'minScoreRate'
> &
  Partial<
    Pick<
      EditChallenge,
      | 'difficulty'
      | 'containerImage'
      | 'exposePort'
      | 'memoryLimit'
      | 'cpuCount'
      | 'storageLimit'
      | 'networkMode'
      | 'enableTrafficCapture'
      | 'flagTemplate'
      | 'disableBloodBonus'
      | 'deadlineUtc'
    >
  >;

/** A file for players, as a challenge file names it. */
export interface DraftFile {
  /** The field that names it: `files.0`. */
  field: string;
  /** Path from the folder of the challenge file, or an address. */
  path: string;
  /** Another name for players. */
  as?: string | undefined;
  /** Of a folder that becomes an archive: what stays out of it. */
  exclude?: readonly string[];
}

/** A challenge as its format's reader understands it; what all formats share is not decided yet. */
export interface Draft {
  format: ChallengeFormat;
  title: string;
  category: string;
  type: ChallengeType;
  description: string;
  /** Where players connect to. */
  connection?: string | undefined;
  author?: string | undefined;
  attribution?: string | undefined;
  worth: Worth;
  attempts: number;
  isVisible: boolean;
  /** Texts of the flags that can be kept, by their fields. */
  flags: readonly { field: string; text: string }[];
  hints: readonly string[];
  files: readonly DraftFile[];
  /** The field that lists the files. */
  filesField: string;
  more: Partial<ChallengeFields>;
  unmapped: Unmapped[];
}

/** Collects what of one challenge has no equal. */
export function createReport(): { unmapped: Unmapped[]; report: Report } {
  const unmapped: Unmapped[] = [];
  const report = (code: UnmappedCode, field: string, detail: string | number = '') =>
    void unmapped.push({ code, field, detail: String(detail) });
  return { unmapped, report };
}

/** Whether a value says nothing. */
export function isNothing(given: unknown): boolean {
  if (Array.isArray(given)) return given.every((each) => each === null);
  return given === undefined || given === null || given === '';
}

/** Reports the fields that no reader looks at and that say something. */
export function reportUnread(
  given: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  report: Report,
  prefix = '',
): void {
  for (const [name, value] of Object.entries(given)) {
    if (!known.has(name) && !isNothing(value)) report('FIELD_NOT_SUPPORTED', `${prefix}${name}`);
  }
}

/** Templates of deployments: `{{ nc }}`, `{{ .host }}`, `${host}`. */
const PLACEHOLDER = /\{\{-?\s*\.?[A-Za-z_][\w.]*\s*-?\}\}|\$\{[A-Za-z_]\w*\}/;

/** The first placeholder of a text that a tool would have filled in, outside of blocks of code. */
export function placeholderIn(text: string): string | undefined {
  const withoutCode = text.replaceAll(/^(```|~~~)[^]*?^\1/gm, '');
  return PLACEHOLDER.exec(withoutCode)?.[0];
}
