import { Search, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { ModalLayer } from '../../components/overlay/ModalLayer.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Chip, Field, Foot, Heading, Input, List, Nothing, Row } from './CommandPalette.styles.ts';
import type { PaletteSection } from './palette-model.ts';
import { PaletteRow } from './PaletteRow.tsx';
import { usePalette, type PaletteOptions } from './use-palette.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

export interface CommandPaletteWords {
  /** Name of the dialog and its field: "Search or jump to". */
  label: string;
  /** Labels of the keys in the footer: "move", "open", "actions". */
  move: string;
  open: string;
  actions: string;
  /** For assistive technology, on rows with actions behind Tab: "has actions". */
  hasActions: string;
  /** "Nothing fits “xyz”" */
  nothing: (query: string) => string;
  /** For assistive technology: "12 results". */
  count: (count: number) => string;
  /** Name of the chip's remove button: "Search everywhere". */
  dropScope: string;
}

/** Switches off completion, correction and capitals of the browser. */
const noTextHelp = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

export interface CommandPaletteProps extends PaletteOptions {
  /** Limits the search, shown as a chip; Backspace in an empty field removes it. */
  scope?: string | undefined;
  /** Results of the server are still loading; local rows are already shown. */
  loading?: boolean;
  /** In the footer: prefixes that limit the search to a group. */
  prefixes?: readonly { key: string; label: string }[];
  /** Texts of the palette in the page's language. */
  words: CommandPaletteWords;
}

interface PartProps {
  palette: ReturnType<typeof usePalette>;
  /** The element id of a row or part. */
  rowId: (of: string) => string;
}

interface PaletteFieldProps
  extends PartProps, Pick<CommandPaletteProps, 'scope' | 'loading' | 'words' | 'onScopeDrop'> {
  input: RefObject<HTMLInputElement | null>;
  activeId: string | undefined;
}

/** Two skeleton rows. */
function PaletteSkeleton() {
  return (
    <div aria-hidden>
      {['180px', '140px'].map((width) => (
        <Row key={width}>
          <Skeleton shape="avatar" width="20px" height="20px" />
          <Skeleton width={width} />
        </Row>
      ))}
    </div>
  );
}

/** The search field, with the scope or the row whose actions are listed as a chip. */
function PaletteField(props: PaletteFieldProps) {
  const { palette, rowId, scope, loading, words, onScopeDrop, input, activeId } = props;
  const { opened } = palette;
  const chip = opened?.name ?? scope;
  return (
    <Field>
      {loading ? <Spinner size={20} /> : <Icon icon={Search} size={20} />}
      <Input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={rowId('list')}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-label={opened ? words.actions : words.label}
        placeholder={opened ? words.actions : words.label}
        {...noTextHelp}
        value={palette.query}
        onChange={(event) => palette.ask(event.target.value)}
        onKeyDown={palette.keyDown}
      />
      {chip !== undefined && (
        <Chip
          type="button"
          tabIndex={-1}
          aria-label={opened ? undefined : `${words.dropScope}: ${chip}`}
          onClick={() => {
            if (opened) palette.back();
            else onScopeDrop?.();
            input.current?.focus();
          }}
        >
          <span>{chip}</span>
          <Icon icon={X} size={12} />
        </Chip>
      )}
    </Field>
  );
}

interface PaletteGroupProps extends PartProps {
  section: PaletteSection;
  hasActions: string;
}

function PaletteGroup({ section, palette, rowId, hasActions }: PaletteGroupProps) {
  const headingId = rowId(`group-${section.id}`);
  return (
    <div role="group" aria-labelledby={headingId}>
      <Heading id={headingId}>{section.label}</Heading>
      {section.rows.map(({ item, ranges }) => (
        <PaletteRow
          key={item.id}
          id={rowId(item.id)}
          isActive={item.id === palette.active}
          onPoint={() => palette.choose(item.id)}
          onPick={(inNewTab) => palette.press(item, inNewTab)}
          {...{ item, ranges, hasActions }}
        />
      ))}
    </div>
  );
}

/** What the keys do, and the prefixes that limit the search. */
function PaletteFoot({
  words,
  prefixes,
}: Required<Pick<CommandPaletteProps, 'words' | 'prefixes'>>) {
  return (
    <Foot aria-hidden>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {words.move}
      </span>
      <span>
        <Kbd>↵</Kbd>
        {words.open}
      </span>
      <span>
        <Kbd>Tab</Kbd>
        {words.actions}
      </span>
      {prefixes.map(({ key, label }, index) => (
        <span key={key} data-end={index === 0 || undefined}>
          <Kbd>{key}</Kbd>
          {label}
        </span>
      ))}
    </Foot>
  );
}

/**
 * A command palette: finds pages and actions by a few letters. Arrow keys select, Enter opens (with
 * Ctrl or Cmd in a new tab), Tab shows the actions of a row. Mount it only while it is open.
 */
export function CommandPalette({
  scope,
  loading = false,
  prefixes = [],
  words,
  ...options
}: CommandPaletteProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const palette = usePalette(options);
  const { query, sections, active } = palette;
  const rowId = (of: string): string => `${id}-${encodeURIComponent(of)}`;
  // In a layout effect, so that keys typed right after the shortcut reach the field.
  useLayoutEffect(() => input.current?.focus(), []);
  const activeId = active === undefined ? undefined : rowId(active);
  useEffect(() => {
    const row = activeId === undefined ? null : document.querySelector(`#${CSS.escape(activeId)}`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <ModalLayer
      kind="palette"
      role="dialog"
      labelledBy={rowId('label')}
      locked={false}
      onClose={options.onClose}
    >
      <VisuallyHidden>
        <h2 id={rowId('label')}>{words.label}</h2>
      </VisuallyHidden>
      <PaletteField
        input={input}
        activeId={activeId}
        onScopeDrop={options.onScopeDrop}
        {...{ palette, rowId, scope, loading, words }}
      />
      <List
        id={rowId('list')}
        role="listbox"
        aria-label={words.label}
        aria-busy={loading}
        tabIndex={-1}
      >
        {sections.map((section) => (
          <PaletteGroup
            key={section.id}
            hasActions={words.hasActions}
            {...{ section, palette, rowId }}
          />
        ))}
        {loading && <PaletteSkeleton />}
      </List>
      {count === 0 && !loading && <Nothing>{words.nothing(query)}</Nothing>}
      <VisuallyHidden>
        <span role="status">{query === '' || loading ? '' : words.count(count)}</span>
      </VisuallyHidden>
      <PaletteFoot words={words} prefixes={prefixes} />
    </ModalLayer>
  );
}
