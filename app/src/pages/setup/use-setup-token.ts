import { useLinkValues } from '../../app/routes/use-link-values.ts';

const VALUES = ['token'] as const;

/** The one-time token of the link, which is removed from the address; empty without one. */
export function useSetupToken(): string {
  return useLinkValues(VALUES).get('token') ?? '';
}

/** Extracts the token from pasted text: the token itself or a set-up link. */
export function tokenFromPaste(text: string): string {
  const trimmed = text.trim();
  return /[#?&]token=([\w-]+)/.exec(trimmed)?.[1] ?? trimmed;
}
