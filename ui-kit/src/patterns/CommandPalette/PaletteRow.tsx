import { Kbd, KeyRow } from '../../components/Kbd/Kbd.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Ranges } from './fuzzy.ts';
import type { PaletteItem } from './palette-item.ts';
import { End, Facts, Glyph, Name, Row } from './CommandPalette.styles.ts';

interface PaletteRowProps {
  /** Id of the element, for `aria-activedescendant`. */
  id: string;
  item: PaletteItem;
  ranges: Ranges;
  isActive: boolean;
  /** Announced for rows with actions behind Tab. */
  hasActions: string;
  onPoint: () => void;
  onPick: (inNewTab: boolean) => void;
}

export function PaletteRow({
  id,
  item,
  ranges,
  isActive,
  hasActions,
  onPoint,
  onPick,
}: PaletteRowProps) {
  return (
    // The keys of the field choose and press it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <Row
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={(event) => onPick(event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && onPick(true)}
    >
      <Glyph>{item.glyph}</Glyph>
      <Name>
        <Marked text={item.name} ranges={ranges} />
      </Name>
      {item.facts !== undefined && <Facts>{item.facts}</Facts>}
      {item.actions !== undefined && <VisuallyHidden>{hasActions}</VisuallyHidden>}
      <End>
        {item.end}
        {item.keys && <KeyRow keys={item.keys} />}
        {isActive && <Kbd>↵</Kbd>}
      </End>
    </Row>
  );
}

function Marked({ text, ranges }: { text: string; ranges: Ranges }) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
