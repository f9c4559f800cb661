import {
  createElement,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
} from 'react';
import { useLoadError } from '../../provider/KitProvider.tsx';

/** Why a component could not be loaded. */
export interface LoadFailure<Props = object> {
  error: unknown;
  /** Loads it again. */
  retry: () => void;
  /** Number of consecutive failures, starting at 1. */
  count: number;
  /** The props of the component. */
  props: Props;
}

/** What `preload` has loaded, by the function that loads it. */
const preloaded = new WeakMap<() => Promise<unknown>, unknown>();

/** Props of the loaded component or of its fallback. */
type Frame<Props> = Omit<LoadFailure<Props>, 'error'>;

/**
 * A component whose code is loaded when it is first rendered. Floating elements are heavy
 * (positioning, focus, lists), and most pages show none until the user opens one. Unlike with
 * React's `lazy`, a failure does not crash the page and is not final: the code is requested again
 * when the component is rendered the next time, and when the network is back. A component that
 * `preload` has loaded is rendered at once, without the fallback of a `Suspense`.
 * @param Instead fallback for a failure. Default `Unopened`, which closes what was being opened.
 * @param recover called with the error of a failure; may still give the component
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<LoadFailure<Props>> = Unopened,
  recover?: (error: unknown) => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let wanted: ComponentType<Frame<Props>> | null = null;
  const ask = (): ComponentType<Frame<Props>> => {
    if (wanted) return wanted;
    const Ready = preloaded.get(load) as ComponentType<Props> | undefined;
    if (Ready) return (wanted = frameOf(Ready));
    const forget = (): void => {
      if (wanted === asked) wanted = null;
    };
    const asked = lazy<ComponentType<Frame<Props>>>(async () => {
      try {
        return { default: frameOf(await load().catch(recover ?? fail)) };
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
      // Not earlier: a suspended component renders again and must find the same promise.
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

const frameOf =
  <Props extends object>(Part: ComponentType<Props>) =>
  ({ props }: Frame<Props>) =>
    createElement(Part, props);

function fail(error: unknown): never {
  throw error;
}

/** Fallback for components that are not essential. */
export function RenderNothing(): null {
  return null;
}

/**
 * Calls the `onClose` of a component that could not be loaded, so that the next click tries again,
 * and reports the error.
 */
function Unopened({ error, props }: LoadFailure): null {
  const tell = useLoadError();
  const close = useEffectEvent(() => {
    tell(error);
    if ('onClose' in props && typeof props.onClose === 'function') props.onClose();
  });
  useEffect(() => close(), []);
  return null;
}

/**
 * Loads a component before it is needed. If that fails, rendering it tries again.
 * @param load the function that `lazyComponent` was given
 */
export function preload(load: () => Promise<unknown>) {
  return (): void => {
    load().then(
      (Part) => preloaded.set(load, Part),
      () => undefined,
    );
  };
}
