import { FloatingPortal } from '@floating-ui/react';
import { Check, Plus } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { End, Float, Heading, Row, Surface, Words } from '../Menu/Menu.styles.ts';
import { portalRoot } from '../overlay/portal-root.ts';
import { useAnchored } from '../overlay/use-anchored.ts';
import { Nothing, OptionHint } from '../Select/Select.styles.ts';
import type { SelectOption } from '../Select/select-option.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ComboboxRow, ComboboxWords } from './combobox-rows.ts';
import { FakeBox, Waiting } from './Combobox.styles.ts';

export interface ComboboxPanelProps {
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  anchor: HTMLElement;
  rows: readonly ComboboxRow[];
  /** Index of the active row; -1 for none. */
  active: number;
  loading: boolean;
  words: ComboboxWords;
  chosen: ReadonlySet<string>;
  several: boolean;
  setActive: (row: number) => void;
  choose: (row: ComboboxRow) => void;
  onClose: () => void;
}

function headingOf(rows: readonly ComboboxRow[], index: number): string | undefined {
  const group = (row: ComboboxRow | undefined) =>
    row && 'option' in row ? row.option.group : undefined;
  const own = group(rows[index]);
  return own === group(rows[index - 1]) ? undefined : own;
}

function OptionWords({ option }: { option: SelectOption<string> }) {
  return (
    <Words>
      <span lang={option.lang}>{option.label}</span>
      {option.hint !== undefined && <OptionHint>{option.hint}</OptionHint>}
    </Words>
  );
}

interface PanelRowProps extends Pick<ComboboxPanelProps, 'chosen' | 'several' | 'words'> {
  id: string;
  row: ComboboxRow;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function PanelRow(props: PanelRowProps) {
  const { id, row, active, chosen, several, words, onActive, onChoose } = props;
  const isCreate = 'create' in row;
  const isChosen = !isCreate && chosen.has(row.option.value);
  return (
    <Row
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={(!isCreate && row.option.disabled) || undefined}
      data-active={active || undefined}
      onPointerMove={onActive}
      onClick={onChoose}
    >
      {isCreate ? (
        <>
          <Icon icon={Plus} />
          <Words>{words.create?.(row.create) ?? row.create}</Words>
        </>
      ) : (
        <>
          {several && <FakeBox data-on={isChosen || undefined} />}
          {row.option.glyph}
          <OptionWords option={row.option} />
        </>
      )}
      {isChosen && !several && (
        <End data-checked="">
          <Icon icon={Check} size={14} />
        </End>
      )}
    </Row>
  );
}

/**
 * The option list of a combobox. The focus stays in the input; the active option is referenced by
 * `aria-activedescendant`.
 */
export function ComboboxPanel(props: ComboboxPanelProps) {
  const { id, anchor, rows, active, loading, words, chosen, several, choose, onClose } = props;
  const labels = useLabels();
  const { floating, setFloating, floatingStyles, side } = useAnchored({
    anchor,
    placement: 'bottom-start',
    gap: 4,
    matchWidth: true,
    leastHeight: 120,
    onClose,
  });
  useEffect(() => {
    if (!floating || active === -1) return;
    document.getElementById(`${id}-row-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [floating, id, active]);
  return (
    <FloatingPortal root={portalRoot(anchor)} preserveTabOrder={false}>
      <Float
        ref={setFloating}
        style={floatingStyles}
        data-side={side}
        // Keeps the focus in the input.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Surface
          id={`${id}-list`}
          role="listbox"
          aria-label={props.label}
          aria-labelledby={props.labelledBy}
          aria-multiselectable={several || undefined}
          aria-busy={loading || undefined}
        >
          {rows.map((row, index) => {
            const heading = headingOf(rows, index);
            return (
              <Fragment key={'create' in row ? '' : row.option.value}>
                {heading !== undefined && <Heading role="presentation">{heading}</Heading>}
                <PanelRow
                  id={`${id}-row-${index}`}
                  active={index === active}
                  onActive={() => props.setActive(index)}
                  onChoose={() => choose(row)}
                  {...{ row, chosen, several, words }}
                />
              </Fragment>
            );
          })}
          {loading ? (
            <Waiting role="option" aria-selected={false} aria-disabled>
              <Spinner decorative /> {words.loading ?? labels.loading}
            </Waiting>
          ) : (
            rows.length === 0 && (
              <Nothing role="option" aria-selected={false} aria-disabled>
                {words.empty}
              </Nothing>
            )
          )}
        </Surface>
      </Float>
    </FloatingPortal>
  );
}
