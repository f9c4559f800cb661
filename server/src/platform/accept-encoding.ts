/** The supported content codings, in order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best coding that an `Accept-Encoding` header allows, or null for none. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const allowed = new Map<string, boolean>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    allowed.set(name, !parameters.some((text) => /^q=0(\.0*)?$/.test(text)));
  }
  return ENCODINGS.find((name) => allowed.get(name) ?? allowed.get('*')) ?? null;
}
