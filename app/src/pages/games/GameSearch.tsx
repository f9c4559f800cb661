import { SearchField } from '@halyard/ui-kit';
import { useEffect } from 'react';
import { useKeysOf } from '../../app/shortcuts/use-shortcuts.ts';
import { useSearchKey } from '../../app/shortcuts/use-search-key.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { Games } from './use-games.ts';

interface GameSearchProps {
  list: Games['list'];
  /** Focus the field, because the user has just opened it. */
  focused?: boolean;
}

/** Searches games by name; the address contains the search text. */
export function GameSearch({ list, focused = false }: GameSearchProps) {
  const { LL } = useLanguage();
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
      value={list.text}
      onValueChange={list.search}
    />
  );
}
