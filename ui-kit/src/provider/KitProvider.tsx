import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { englishLabels, type KitLabels } from './labels.ts';
import { PlainLink, type KitLinkProps } from './PlainLink.tsx';

/** Called when the code of something that is being opened could not be loaded. */
type ReportLoadError = (error: unknown) => void;

interface Kit {
  readonly link: ComponentType<KitLinkProps>;
  readonly labels: KitLabels;
  readonly onLoadError: ReportLoadError;
}

const ignore: ReportLoadError = () => undefined;

const KitContext = createContext<Kit>({
  link: PlainLink,
  labels: englishLabels,
  onLoadError: ignore,
});

export interface KitProviderProps {
  /** Renders links: the app's router link. Default: a plain `<a>`. */
  link?: ComponentType<KitLinkProps>;
  /** Texts in the page's language; missing ones are English. Keep the object stable. */
  labels?: Partial<KitLabels>;
  /**
   * Called when the code for a pressed control could not be loaded: tell the person. Keep the function
   * stable.
   */
  onLoadError?: ReportLoadError;
  /** The app. */
  children: ReactNode;
}

/** Provides kit components with the app's link and the page's language. */
export function KitProvider({
  link = PlainLink,
  labels,
  onLoadError = ignore,
  children,
}: KitProviderProps) {
  const kit = useMemo(
    () => ({ link, labels: { ...englishLabels, ...labels }, onLoadError }),
    [link, labels, onLoadError],
  );
  return <KitContext value={kit}>{children}</KitContext>;
}

/** The component that renders links within the app. */
export function useLink(): ComponentType<KitLinkProps> {
  return use(KitContext).link;
}

/** The kit's own texts. */
export function useLabels(): KitLabels {
  return use(KitContext).labels;
}

/** Tells the app that something could not be opened. */
export function useLoadError(): ReportLoadError {
  return use(KitContext).onLoadError;
}
