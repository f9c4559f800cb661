/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from 'node:worker_threads';
import type { CrowdData } from './crowd-worker.ts';
import type { CrowdReport, FlagAnswer, FlagOrder, SdkMessage, SdkReport } from './reports.ts';

export interface CrowdThread {
  /** Ends the thread. */
  report(): Promise<CrowdReport>;
}

export interface SdkThread {
  send(order: Omit<FlagOrder, 'id'>): Promise<FlagAnswer>;
  /** Ends the thread. */
  report(): Promise<SdkReport>;
}

const NO_ANSWER: FlagAnswer = { submissionId: null, verdict: null, milliseconds: 0, at: 0 };

export function startCrowd(data: CrowdData): CrowdThread {
  const worker = new Worker(new URL('crowd-worker.ts', import.meta.url), { workerData: data });
  const { promise, resolve, reject } = Promise.withResolvers<CrowdReport>();
  worker.once('message', resolve);
  worker.once('error', reject);
  // The caller that asks for the report gets the error.
  promise.catch(() => undefined);
  return {
    report() {
      worker.postMessage('stop');
      return promise;
    },
  };
}

export function startSdkClients(data: Omit<CrowdData, 'pollers'>): SdkThread {
  const worker = new Worker(new URL('sdk-worker.ts', import.meta.url), { workerData: data });
  const { promise, resolve, reject } = Promise.withResolvers<SdkReport>();
  const waiting = new Map<number, (answer: FlagAnswer) => void>();
  let orders = 0;
  worker.once('error', (error) => {
    reject(error);
    for (const answered of waiting.values()) answered(NO_ANSWER);
  });
  promise.catch(() => undefined);
  worker.on('message', (message: SdkMessage) => {
    if (message.kind === 'report') return resolve(message.report);
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
    return undefined;
  });
  return {
    send(order) {
      const id = (orders += 1);
      worker.postMessage({ ...order, id } satisfies FlagOrder);
      return new Promise((answered) => waiting.set(id, answered));
    },
    report() {
      worker.postMessage('stop');
      return promise;
    },
  };
}
