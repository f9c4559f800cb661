import {
  createElement,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
} from 'react';
import { useLoadError } from '../../provider/KitProvider.tsx';

/** Why a part is not there. */
export interface LoadFailure<Props = object> {
  error: unknown;
  /** Asks for it once more. */
  retry: () => void;
  /** How often in a row it did not come; 1 at first. */
  count: number;
  /** What the part itself would have got. */
  props: Props;
}

/** What the fetched code gets, be it the part or what stands instead. */
type Frame<Props> = Omit<LoadFailure<Props>, 'error'>;

/**
 * A part that is fetched when it is first shown. What floats is heavy (positioning, focus, lists),
 * and most pages show none of it until somebody asks.
 *
 * Unlike with React's `lazy`, code that does not come never takes the page with it and is not given
 * up: it is asked for again when the part is shown the next time, and when the network is back.
 * @param Instead what stands there meanwhile. Default `Unopened`: it closes what was being opened.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<LoadFailure<Props>> = Unopened,
): ComponentType<Props> {
  let wanted: ComponentType<Frame<Props>> | null = null;
  const ask = (): ComponentType<Frame<Props>> => {
    if (wanted) return wanted;
    const forget = (): void => {
      if (wanted === asked) wanted = null;
    };
    const asked = lazy<ComponentType<Frame<Props>>>(async () => {
      try {
        const Part = await load();
        return { default: ({ props }: Frame<Props>) => createElement(Part, props) };
      } catch (error) {
        const missing = { error, forget };
        return {
          default: (frame: Frame<Props>) => createElement(Missing, { ...frame, ...missing }),
        };
      }
    });
    wanted = asked;
    return asked;
  };
  const Missing = ({ forget, ...missing }: LoadFailure<Props> & { forget: () => void }) => {
    const retryOnline = useEffectEvent(missing.retry);
    useEffect(() => {
      // Not earlier: what suspends renders anew and must find the same answer.
      forget();
      const comeBack = (): void => retryOnline();
      addEventListener('online', comeBack);
      return () => removeEventListener('online', comeBack);
    }, [forget]);
    return createElement(Instead, missing);
  };
  return (props: Props) => {
    const [{ Asked, count }, setAsked] = useState(() => ({ Asked: ask(), count: 1 }));
    const retry = (): void => setAsked({ Asked: ask(), count: count + 1 });
    return createElement(Asked, { props, retry, count });
  };
}

/** For what nobody misses. */
export function RenderNothing(): null {
  return null;
}

/** Closes what did not open (its `onClose`), so that the next press asks again, and says so. */
function Unopened({ error, props }: LoadFailure): null {
  const tell = useLoadError();
  const close = useEffectEvent(() => {
    tell(error);
    if ('onClose' in props && typeof props.onClose === 'function') props.onClose();
  });
  useEffect(() => close(), []);
  return null;
}

/** Fetches a part before it is needed. When that fails, showing it asks again. */
export function preload(load: () => Promise<unknown>) {
  return (): void => {
    load().catch(() => undefined);
  };
}
