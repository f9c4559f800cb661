import { ADMINISTRATOR } from './site.ts';

/** Signs the administrator in and returns the session cookie. */
export async function signIn(base: string): Promise<string | undefined> {
  const response = await fetch(`${base}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userName: ADMINISTRATOR.ADMIN_EMAIL,
      password: ADMINISTRATOR.ADMIN_PASSWORD,
    }),
  });
  if (!response.ok) throw new Error(`The administrator could not sign in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .find((text) => text.includes('session='))
    ?.split(';')[0];
}
