import { SearchField } from '@halyard/ui-kit';
import { useEffect } from 'react';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useKeysOf } from '../../app/shortcuts/use-shortcuts.ts';
import { useSearchKey } from '../../app/shortcuts/use-search-key.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface GameSearchProps {
  /** It has just been opened: the focus goes there. */
  focused?: boolean;
}

/** Finds a game by its name; what is typed stands in the address. */
export function GameSearch({ focused = false }: GameSearchProps) {
  const { LL } = useLanguage();
  const { params, set } = useSearchState();
  const field = useSearchKey();
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [field, focused]);
  return (
    <SearchField
      ref={field}
      label={LL.games.find()}
      placeholder={LL.games.find()}
      kbd={useKeysOf('search')}
      value={params.get('q') ?? ''}
      onValueChange={(q) => set({ q, page: null }, { replace: true })}
    />
  );
}
