import { useSearchState } from '../../../app/routes/search-params.ts';

/**
 * The row whose details are open, kept in the address.
 * @param name its parameter: "team"
 */
export function useOpenRow(name: string) {
  const { params, close } = useSearchState();
  return {
    openId: Number(params.get(name)) || null,
    /** The address of this page with the details of a row. */
    hrefOf: ({ id }: { id: number }): string => {
      const search = new URLSearchParams(params);
      search.set(name, String(id));
      return `${window.location.pathname}?${search.toString()}`;
    },
    close: () => close(name),
  };
}
