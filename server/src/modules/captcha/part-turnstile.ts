import type { CaptchaAction } from '@halyard/sdk/types';
import { z } from 'zod';
import type { CaptchaConfig } from '../../config-captcha.ts';

/** The origins whose scripts and frames a page loads for its captcha. */
export function originsOf({ provider }: CaptchaConfig): string[] {
  return provider === 'Turnstile' ? ['https://challenges.cloudflare.com'] : [];
}

export interface TurnstileSettings {
  secretKey: string;
  verifyUrl: string;
  /** Name of the site's host; null if the site does not know it. */
  hostname: string | null;
  milliseconds: number;
}

/** The service gave no verdict: it cannot be reached, or does not know our key. */
export class TurnstileError extends Error {
  override readonly name = 'TurnstileError';
}

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  action: z.string().nullish(),
  hostname: z.string().nullish(),
  metadata: z.object({ result_with_testing_key: z.boolean().default(false) }).nullish(),
});

type Verdict = z.output<typeof verdictSchema>;

/** Codes that blame the token. Others blame the service, the request or its key. */
const REFUSALS: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/**
 * Asks the service whether a token of the widget is good, which it says of each token once. Throws
 * TurnstileError without a verdict.
 */
export async function isTokenGood(
  settings: TurnstileSettings,
  token: { text: string; action: CaptchaAction; address: string },
): Promise<boolean> {
  const verdict = await ask(settings, { response: token.text, remoteip: token.address });
  if (verdict.success) return isMeant(verdict, settings.hostname, token.action);
  const codes = verdict['error-codes'];
  if (codes.length > 0 && codes.every((code) => REFUSALS.has(code))) return false;
  throw new TurnstileError(`The service answers ${codes.join(', ') || 'without a reason'}`);
}

/**
 * Whether a token was made for this action and on a page of this site. Widgets that other clients show
 * may have no action; the service's testing keys know no host.
 */
function isMeant(
  { action, hostname, metadata }: Verdict,
  ownHost: string | null,
  wanted: CaptchaAction,
): boolean {
  if (metadata?.result_with_testing_key === true) return true;
  if (action && action !== wanted) return false;
  return ownHost === null || hostname === ownHost;
}

async function ask(
  { verifyUrl, secretKey, milliseconds }: TurnstileSettings,
  fields: { response: string; remoteip: string },
): Promise<Verdict> {
  const body = new URLSearchParams({ secret: secretKey, ...fields });
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const answer = await fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' });
    // A refusal may come with the status 400.
    if (answer.status >= 500) throw new Error(`The service answers ${answer.status}`);
    return verdictSchema.parse(await answer.json());
  } catch (error) {
    throw new TurnstileError('The service gave no verdict', { cause: error });
  }
}
