import { KeyRow } from '../../components/Kbd/Kbd.tsx';
import { chordKeys } from './chord-keys.ts';
import { Area, Columns, Row, Title } from './ShortcutSheet.styles.ts';

export interface ShortcutListProps {
  /** The shortcuts by area, in order. */
  areas: readonly {
    id: string;
    label: string;
    /** `chord` as in `Shortcut`. */
    shortcuts: readonly { id: string; label: string; chord: string }[];
  }[];
}

/** Keyboard shortcuts by area, to read. */
export function ShortcutList({ areas }: ShortcutListProps) {
  return (
    <Columns>
      {areas.map(({ id, label, shortcuts }) => (
        <Area key={id} aria-label={label}>
          <Title>{label}</Title>
          <ul>
            {shortcuts.map(({ id: key, label: name, chord }) => (
              <Row key={key}>
                <span>{name}</span>
                <KeyRow keys={chordKeys(chord)} />
              </Row>
            ))}
          </ul>
        </Area>
      ))}
    </Columns>
  );
}
