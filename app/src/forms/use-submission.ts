import { useRef, useState } from 'react';
import { EditConflict } from './edit-conflict.ts';
import type { Refusal } from './form-errors.ts';

/** A request of a form and its callbacks. */
interface Submission<Values> {
  /** The values in the form; an error of the server applies to these. */
  values: Values;
  request: () => Promise<unknown>;
  /** Called before the form can be submitted again. */
  onSent: () => void;
  onFailed: () => void;
}

/** Sends a form: one request at a time, with the result of the last one. */
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
    /** Resets the form so that it can be submitted again. */
    reopen: () => {
      setPhase('open');
      setTried(false);
      setRefusal(null);
    },
  };
}
