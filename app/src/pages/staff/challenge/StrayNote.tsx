import { Text } from '@halyard/ui-kit';
import { strayIn } from '../../../game/stray.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** More names would fill the field; what is named first is mostly all. */
const MAX_NAMED = 3;

/** What nobody sees in flags, in the words that players read; null if there is nothing. */
export function useStray(flags: readonly string[]): string | null {
  const words = useLanguage().LL.game.flag;
  const found = flags.flatMap((flag) => strayIn(flag) ?? []);
  const names = [...new Set(found.flatMap(({ invisible }) => invisible))].slice(0, MAX_NAMED);
  const parts = [
    ...(found.some(({ hasSpacesAround }) => hasSpacesAround) ? [words.spaces()] : []),
    ...(names.length > 0 ? [words.invisible({ list: names.join(', ') })] : []),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

/** Shows a warning about invisible characters as the hint of a field. */
export function StrayNote({ text }: { text: string }) {
  return (
    <span role="status">
      <Text size={12} tone="warn">
        {text}
      </Text>
    </span>
  );
}
