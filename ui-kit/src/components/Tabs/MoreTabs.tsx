import { Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuAction } from '../Menu/menu-entry.ts';
import { Menu } from '../Menu/Menu.tsx';

/** A row of tabs, followed by a menu of the tabs that do not fit. */
export const TabsWithMore = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;

  & > :first-child {
    flex: 1;
  }
`;

/** The menu of the tabs that do not fit. */
export function MoreTabs({ entries }: { entries: readonly MenuAction[] }) {
  const labels = useLabels();
  if (entries.length === 0) return null;
  return (
    <Menu
      label={labels.more}
      align="end"
      entries={entries}
      trigger={(props) => (
        <IconButton {...props} size="small" icon={Ellipsis} label={labels.more} />
      )}
    />
  );
}
