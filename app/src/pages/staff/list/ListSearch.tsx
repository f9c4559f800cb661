import { SearchField } from '@halyard/ui-kit';
import { useSearchKey } from '../../../app/shortcuts/use-search-key.ts';
import { useKeysOf } from '../../../app/shortcuts/use-shortcuts.ts';

interface ListSearchProps {
  /** What can be searched for: "Team, member or id". */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** The search of a list, with its shortcut. */
export function ListSearch({ label, ...rest }: ListSearchProps) {
  const search = useSearchKey();
  const keys = useKeysOf('search');
  return <SearchField ref={search} label={label} placeholder={label} kbd={keys} {...rest} />;
}
