import { ApiError, getGetCaptchaQueryOptions } from '@halyard/sdk/react';
import type { CaptchaAction } from '@halyard/sdk/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyRegion } from '../errors/PageErrorBoundary.tsx';
import { createStore } from '../storage/create-store.ts';
import type { Check } from './check.ts';

const CaptchaBox = lazyRegion(async () => (await import('./CaptchaBox.tsx')).CaptchaBox);

/** The field of a request that carries the answer; missing if the site asks for none. */
interface Answer {
  challenge?: string;
}

/** The captcha of a form. */
export interface Captcha {
  /** Waits for the answer and makes the call with it. After a failed call, the check runs again. */
  send: <Result>(call: (answer: Answer) => Promise<Result>) => Promise<Result>;
  /** A submit waits for the check to end. */
  isAwaited: boolean;
  /** Progress of the check, for the place above the submit button; null if the site asks for none. */
  box: ReactNode;
}

const captchaQuery = () =>
  getGetCaptchaQueryOptions({
    query: { staleTime: Infinity, refetchInterval: false, retry: false },
  });

/**
 * Runs the captcha of the site, if it has one, while a form is filled in; its code is loaded only
 * then. A server that does not say which captcha it wants is asked without one.
 */
export function useCaptcha(action: CaptchaAction): Captcha {
  const client = useQueryClient();
  const { data: captcha } = useQuery(captchaQuery());
  const [slot] = useState(() => createStore<Check | null>(null));
  const [isAwaited, setAwaited] = useState(false);
  const cancel = useRef<() => void>(null);

  const take = async (): Promise<string> => {
    setAwaited(true);
    try {
      const cancelled = new Promise<never>((_, reject) => {
        cancel.current = () => reject(new ApiError({ kind: 'cancelled', title: '' }));
      });
      return await Promise.race([filled(slot).then((check) => check.take()), cancelled]);
    } finally {
      setAwaited(false);
    }
  };
  const send: Captcha['send'] = async (call) => {
    const { type } = await client.ensureQueryData(captchaQuery()).catch(() => NO_CAPTCHA);
    if (!isKnown(type)) return call({});
    const challenge = await take();
    try {
      return await call({ challenge });
    } catch (error) {
      slot.get()?.start();
      throw error;
    }
  };
  const box = captcha && isKnown(captcha.type) && (
    <Suspense>
      <CaptchaBox
        captcha={captcha}
        action={action}
        onCancel={isAwaited ? () => cancel.current?.() : undefined}
        onCheck={slot.set}
      />
    </Suspense>
  );
  return { send, isAwaited, box: box || null };
}

const NO_CAPTCHA = { type: 'None' } as const;

function isKnown(type: string): boolean {
  return type === 'HashPow' || type === 'Turnstile';
}

/** The check, once its code is loaded. */
function filled(slot: ReturnType<typeof createStore<Check | null>>): Promise<Check> {
  return new Promise((resolve) => {
    const look = () => {
      const check = slot.get();
      if (!check) return;
      stop();
      resolve(check);
    };
    const stop = slot.subscribe(look);
    look();
  });
}
