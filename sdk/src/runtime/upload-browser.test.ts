import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, type UploadProgress, uploadAssets } from '../index.ts';

const stored = [{ hash: 'a'.repeat(64), name: 'pad.txt' }];
const file = new File(['One pad, two ships.'], 'pad.txt');

/** A fake `XMLHttpRequest`; the test responds to it. */
class FakeRequest {
  static all: FakeRequest[] = [];
  upload: { onprogress?: (progress: UploadProgress) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  body: unknown;
  open = vi.fn();
  setRequestHeader = vi.fn();
  answerHeaders: Record<string, string> = { 'Content-Type': 'application/json' };
  getResponseHeader = (name: string) => this.answerHeaders[name] ?? null;
  constructor() {
    FakeRequest.all.push(this);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown, headers = {}) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    Object.assign(this.answerHeaders, headers);
    this.onload?.();
  }
}

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function start() {
  const steps: UploadProgress[] = [];
  const controller = new AbortController();
  const upload = uploadAssets({ files: [file] }, undefined, {
    client: createClient({ retry: { delay: 1 } }),
    signal: controller.signal,
    onUploadProgress: (step) => steps.push(step),
  });
  return { upload, steps, controller, request: await nthRequest(1) };
}

function nthRequest(n: number): Promise<FakeRequest> {
  return vi.waitUntil(() => FakeRequest.all[n - 1], { interval: 1, timeout: 10_000 });
}

test('a page sends files with the one thing that tells how far it is', async () => {
  const { upload, steps, request } = await start();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/assets');
  expect((request.body as FormData).get('files')).toBeInstanceOf(File);
  request.upload.onprogress?.({ loaded: 5, total: 20 });
  request.answer(200, stored);
  expect(await upload).toStrictEqual(stored);
  expect(steps).toStrictEqual([{ loaded: 5, total: 20 }]);
});

test('a refusal is the error of the contract', async () => {
  const { upload, request } = await start();
  request.answer(413, { title: 'Too large.', code: 'PAYLOAD_TOO_LARGE' });
  await expect(upload).rejects.toMatchObject({ status: 413, operation: 'uploadAssets' });
});

test('an upload that the server put off is sent again', async () => {
  const { upload, request } = await start();
  request.answer(503, { title: 'Busy' }, { 'Retry-After': '0' });
  (await nthRequest(2)).answer(200, stored);
  expect(await upload).toStrictEqual(stored);
});

test('a lost connection and a cancelled upload are told apart', async () => {
  const lost = await start();
  lost.request.onerror?.();
  await expect(lost.upload).rejects.toMatchObject({ kind: 'network' });

  FakeRequest.all = [];
  const { upload, controller } = await start();
  controller.abort();
  await expect(upload).rejects.toMatchObject({ kind: 'cancelled' });
});
