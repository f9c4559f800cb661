/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A multipart body with one file, and the header that goes with it. */
export async function formOf(
  content: string | Uint8Array<ArrayBuffer>,
  field = 'files',
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  form.append(field, new Blob([content]), 'file.txt');
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
