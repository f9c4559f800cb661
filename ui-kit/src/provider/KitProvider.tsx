import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { englishLabels, type KitLabels } from './labels.ts';
import { PlainLink, type KitLinkProps } from './PlainLink.tsx';

interface Kit {
  readonly link: ComponentType<KitLinkProps>;
  readonly labels: KitLabels;
}

const KitContext = createContext<Kit>({ link: PlainLink, labels: englishLabels });

export interface KitProviderProps {
  /** What renders a link: the app's router link. Default a plain `<a>`. */
  link?: ComponentType<KitLinkProps>;
  /** Words in the page's language; missing ones stay English. Keep the object stable. */
  labels?: Partial<KitLabels>;
  children: ReactNode;
}

/** Gives kit components the app's link and the page's language. */
export const KitProvider = ({ link = PlainLink, labels, children }: KitProviderProps) => {
  const kit = useMemo(() => ({ link, labels: { ...englishLabels, ...labels } }), [link, labels]);
  return <KitContext value={kit}>{children}</KitContext>;
};

/** The component that renders a link to a place of the app. */
export const useLink = (): ComponentType<KitLinkProps> => use(KitContext).link;

/** The kit's own words. */
export const useLabels = (): KitLabels => use(KitContext).labels;
