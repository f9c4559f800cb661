/** The parts of an invite code that its reader needs. */
export interface InviteCodeParts {
  teamId: number;
  /** Everything before the secret: "Long Splice:42:". */
  open: string;
}

/** Reads `NAME:ID:TOKEN`; null when it is none. The name may have colons in it. */
export function readInviteCode(code: string): InviteCodeParts | null {
  const [, open, id] = /^(.*:(\d{1,10}):)[0-9a-f]{32}$/.exec(code) ?? [];
  return open === undefined ? null : { teamId: Number(id), open };
}

/** The code in what someone has pasted: the code itself, or an invite link that carries it. */
export function codeFromPaste(text: string): string {
  const trimmed = text.trim();
  const query = /[?&]join=[^&#\s]+/.exec(trimmed)?.[0];
  return query === undefined
    ? trimmed
    : (new URLSearchParams(query.slice(1)).get('join') ?? trimmed);
}
