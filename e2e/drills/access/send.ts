import type { DrillRequest } from './request.ts';

/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Streams never end: what they begin with is enough. */
const STREAM_MILLISECONDS = 2000;

export async function send(
  url: string,
  { method, path, body }: DrillRequest,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; code: string | null; text: string }> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...headers,
      ...(body?.type === 'json' && { 'content-type': 'application/json' }),
    },
    body:
      body === null ? null : body.type === 'json' ? JSON.stringify(body.value) : formOf(body.part),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream'))
    return { ...(await readFirstBytes(answer)), code: null };
  if (!type.startsWith('application/json') && !type.startsWith('application/problem+json')) {
    await answer.arrayBuffer();
    return { status: answer.status, code: null, text: '' };
  }
  const text = await answer.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  const code = answer.ok ? null : ((parsed as { code?: string } | null)?.code ?? null);
  return { status: answer.status, code, text: answer.ok ? text : '' };
}

function formOf(part: string): FormData {
  const form = new FormData();
  form.set(part, new Blob([PIXEL], { type: 'image/png' }), 'pixel.png');
  return form;
}

async function readFirstBytes(answer: Response): Promise<{ status: number; text: string }> {
  const reader = answer.body?.getReader();
  const ended = new Promise((resolve) => setTimeout(resolve, STREAM_MILLISECONDS));
  await Promise.race([reader?.read(), ended]);
  await reader?.cancel();
  return { status: answer.status, text: '' };
}
