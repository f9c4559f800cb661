import { useGetGame } from '@halyard/sdk/react';
import { CommandPalette } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useCommandEntries } from './command-entries.tsx';
import { useGameEntries } from './game-entries.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { useOwnEntries, usePlaceEntries } from './place-entries.tsx';
import { useFound } from './use-search-results.tsx';
import { openTab } from './use-place-actions.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { readDevice, writeDevice } from '../storage/device-store.ts';

const MAX_CHOICES = 12;

/** The command palette: finds pages and commands; inside a game, its challenges and teams first. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const [path, navigate] = useLocation();
  const [scope, setScope] = useState(() => gameOf(path));
  const [query, setQuery] = useState('');
  const { data: game } = useGetGame(scope ?? 0, { query: { enabled: scope !== null } });
  const { entries, isLoading } = useEntries(scope, query);
  const words = LL.frame.palette;
  const pick = (id: string, action: string | undefined, inNewTab: boolean) => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) return;
    rememberChoice(id);
    onClose();
    if (action !== undefined) entry.acts?.[action]?.();
    else if (entry.href === undefined) entry.run?.();
    else if (inNewTab) openTab(entry.href);
    else navigate(entry.href);
  };
  return (
    <CommandPalette
      onClose={onClose}
      items={entries}
      loading={isLoading}
      groups={[
        { id: 'challenges', label: words.challenges(), prefix: '#' },
        { id: 'teams', label: words.teams(), prefix: '@' },
        { id: 'go', label: words.goTo(), prefix: '>' },
        { id: 'do', label: words.doIt(), prefix: '>' },
        { id: 'staff', label: words.staff(), prefix: '>' },
        { id: 'found', label: words.found() },
      ]}
      recent={{ ids: recentIds(), label: words.recent() }}
      {...(scope !== null && { scope: game?.title ?? `#${scope}` })}
      onScopeDrop={scope === null ? undefined : () => setScope(null)}
      onQueryChange={setQuery}
      onPick={({ id }, { action, inNewTab }) => pick(id, action, inNewTab)}
      prefixes={[
        { key: '#', label: words.prefixChallenges() },
        { key: '@', label: words.prefixTeams() },
        { key: '>', label: words.prefixCommands() },
      ]}
      words={{
        label: words.label(),
        move: words.move(),
        open: words.open(),
        actions: words.actions(),
        hasActions: words.hasActions(),
        nothing: (text) => words.nothing({ query: text }),
        count: (count) => words.count({ count }),
        dropScope: words.dropScope(),
      }}
    />
  );
}

function useEntries(scope: number | null, query: string) {
  const own = useOwnEntries(scope);
  const found = useFound(query, own);
  const entries: PaletteEntry[] = [
    ...useGameEntries(scope),
    ...usePlaceEntries(scope),
    ...own,
    ...useCommandEntries(scope),
    ...found.entries,
  ];
  return { entries, isLoading: found.isLoading };
}

/** The game id in an address. */
function gameOf(path: string): number | null {
  const id = /^\/(?:admin\/)?games\/(\d{1,9})(?:\/|$)/i.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** Ids of recently chosen palette entries on this device, newest first. */
function recentIds(): readonly string[] {
  const ids = readDevice(STORAGE_KEYS.palette);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Stores a chosen entry as the most recent. */
function rememberChoice(id: string): void {
  writeDevice(
    STORAGE_KEYS.palette,
    [id, ...recentIds().filter((each) => each !== id)].slice(0, MAX_CHOICES),
  );
}
