import { randomBytes } from 'node:crypto';
import { comparisonKey, isMisleading } from '../../domain/text.ts';

const TOKEN_BYTES = 16;
const MAX_ID = 2_147_483_647;

/** 32 lower-case hex digits. */
export function newInviteToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** `name:id:token`. The name is there for people only. */
export function formatInviteCode(team: { name: string; id: number; token: string }): string {
  return `${team.name}:${team.id}:${team.token}`;
}

/** Id and token of an invite code, null for anything else. The name may hold colons itself. */
export function parseInviteCode(code: string): { teamId: number; token: string } | null {
  const [, id, token] = /:(\d{1,10}):([0-9a-f]{32})$/.exec(code) ?? [];
  if (id === undefined || token === undefined) return null;
  const teamId = Number(id);
  return teamId >= 1 && teamId <= MAX_ID ? { teamId, token } : null;
}

/** A line of a team as it is stored: an empty or blank one is null. */
export function teamBio(text: string | null): string | null {
  return text?.trim() ? text : null;
}

/** Whether a team may be called this; the length is the schema's. */
export function isTeamNameAllowed(name: string): boolean {
  return comparisonKey(name) !== '' && !isMisleading(name);
}
