import { afterEach, expect, test, vi } from 'vitest';
import { uploadFile } from './upload.ts';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const file = new File(['One pad, two ships.'], 'pad.txt');

/** What browsers send files with; a test answers it by hand. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  body: unknown;
  open = vi.fn();
  setRequestHeader = vi.fn();
  getResponseHeader = (name: string) => (name === 'Content-Type' ? 'application/json' : null);
  constructor() {
    FakeRequest.last = this;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

function start() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const shares: number[] = [];
  const controller = new AbortController();
  const upload = uploadFile(file, (share) => shares.push(share), controller.signal);
  return { upload, shares, controller, request: FakeRequest.last };
}

test('sends the file as a form and says how far it is', async () => {
  const { upload, shares, request } = start();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/assets');
  expect((request.body as FormData).get('files')).toBeInstanceOf(File);
  request.upload.onprogress?.({ loaded: 5, total: 20 });
  request.answer(200, [{ hash: HASH, name: 'pad.txt' }]);
  expect(await upload).toEqual({ hash: HASH, name: 'pad.txt' });
  expect(shares).toEqual([0.25]);
});

test('a refusal is the error of the contract', async () => {
  const { upload, request } = start();
  request.answer(413, { title: 'Too large.', code: 'PAYLOAD_TOO_LARGE' });
  await expect(upload).rejects.toMatchObject({ status: 413, title: 'Too large.' });
});

test('a cancelled upload ends as cancelled', async () => {
  const { upload, controller } = start();
  controller.abort();
  await expect(upload).rejects.toMatchObject({ kind: 'aborted' });
});
