/** The parts of an invite code. */
export interface InviteCodeParts {
  teamId: number;
  /** The part before the secret token: "Long Splice:42:". */
  open: string;
}

/** Parses `NAME:ID:TOKEN`; null if it is invalid. The name may contain colons. */
export function readInviteCode(code: string): InviteCodeParts | null {
  const [, open, id] = /^(.*:(\d{1,10}):)[0-9a-f]{32}$/.exec(code) ?? [];
  return open === undefined ? null : { teamId: Number(id), open };
}

/** Extracts the code from pasted text: the code itself or an invite link. */
export function codeFromPaste(text: string): string {
  const trimmed = text.trim();
  const query = /[?&]join=[^&#\s]+/.exec(trimmed)?.[0];
  return query === undefined
    ? trimmed
    : (new URLSearchParams(query.slice(1)).get('join') ?? trimmed);
}
