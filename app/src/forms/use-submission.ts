import { useRef, useState } from 'react';
import { EditConflict } from './edit-conflict.ts';
import type { Refusal } from './form-errors.ts';

/** What is sent, and how the form goes on. */
interface Submission<Values> {
  /** As they are shown: a refusal holds for these. */
  values: Values;
  request: () => Promise<unknown>;
  /** Called before the form can be submitted again. */
  onSent: () => void;
  onFailed: () => void;
}

/** The way of a form to the server: one request at a time, and what became of the last one. */
export function useSubmission<Values extends object>() {
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(null);
  // A second click can arrive before the first one has been rendered.
  const isUnderWay = useRef(false);
  const send = async ({ values, request, onSent, onFailed }: Submission<Values>) => {
    isUnderWay.current = true;
    setPhase('sending');
    setRefusal(null);
    try {
      await request();
      setPhase('done');
      onSent();
    } catch (error) {
      setPhase('open');
      // A conflict shows at its fields.
      if (!(error instanceof EditConflict)) setRefusal({ error, values });
      onFailed();
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    phase,
    isTried,
    refusal,
    isUnderWay,
    send,
    refuse: (error: unknown, values: Values) => setRefusal({ error, values }),
    markTried: () => setTried(true),
    /** Ready for another try, as if there had been none. */
    reopen: () => {
      setPhase('open');
      setTried(false);
      setRefusal(null);
    },
  };
}
