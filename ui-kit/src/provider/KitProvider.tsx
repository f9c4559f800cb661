import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { englishLabels, type KitLabels } from './labels.ts';
import { PlainLink, type KitLinkProps } from './PlainLink.tsx';

/** Hears that the code of something that was being opened did not come. */
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
  /** What renders a link: the app's router link. Default a plain `<a>`. */
  link?: ComponentType<KitLinkProps>;
  /** Words in the page's language; missing ones stay English. Keep the object stable. */
  labels?: Partial<KitLabels>;
  /** Something was pressed and its code could not be fetched: say so. Keep the function stable. */
  onLoadError?: ReportLoadError;
  children: ReactNode;
}

/** Gives kit components the app's link and the page's language. */
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

/** The component that renders a link to a place of the app. */
export function useLink(): ComponentType<KitLinkProps> {
  return use(KitContext).link;
}

/** The kit's own words. */
export function useLabels(): KitLabels {
  return use(KitContext).labels;
}

/** Tells the app that something did not open. */
export function useLoadError(): ReportLoadError {
  return use(KitContext).onLoadError;
}
