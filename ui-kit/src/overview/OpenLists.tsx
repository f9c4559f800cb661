import { Check, Copy, Crown, Lock, UserMinus, UserRound } from 'lucide-react';
import { FakeBox } from '../components/Combobox/Combobox.styles.ts';
import { MultiCombobox } from '../components/Combobox/MultiCombobox.tsx';
import { Kbd } from '../components/Kbd/Kbd.tsx';
import { End, Heading, Line, Reason, Row, Surface, Words } from '../components/Menu/Menu.styles.ts';
import { Select } from '../components/Select/Select.tsx';
import { Grid, Stack } from '../components/Stack/Stack.tsx';
import { Bubble } from '../components/Tooltip/Tooltip.styles.ts';
import { Icon } from '../icons/Icon.tsx';
import type { AnyCategory } from '../patterns/CategoryFlag/categories.ts';
import { CategoryFlag } from '../patterns/CategoryFlag/CategoryFlag.tsx';
import { InState } from '../storybook/InStates.tsx';

// Only one overlay can be open on a page, so these are rebuilt from their parts.

/** An open menu. */
function OpenMenu() {
  return (
    <Surface role="menu" aria-label="ottoline">
      <Heading role="presentation">ottoline</Heading>
      <Row role="menuitem">
        <Icon icon={UserRound} />
        <Words>Open profile</Words>
        <End>
          <Kbd>↵</Kbd>
        </End>
      </Row>
      <Row role="menuitem">
        <Icon icon={Crown} />
        <Words>Make captain…</Words>
      </Row>
      <Row role="menuitem" data-active>
        <Icon icon={Copy} />
        <Words>Copy user id</Words>
      </Row>
      <Line />
      <Row role="menuitem" aria-disabled="true">
        <Icon icon={Lock} />
        <Words>
          Leave team
          <Reason>Locked in Harbour CTF</Reason>
        </Words>
      </Row>
      <Row role="menuitem" data-danger>
        <Icon icon={UserMinus} />
        <Words>Remove…</Words>
      </Row>
    </Surface>
  );
}

const categories = ['Misc', 'Crypto', 'Pwn', 'Web', 'Reverse', 'Blockchain'] as const;

function glyphed(category: AnyCategory) {
  return {
    value: category,
    label: category,
    glyph: <CategoryFlag category={category} size={16} />,
  };
}

function nothing() {
  return undefined;
}

/** A select and its list. */
function OpenSelect() {
  return (
    <Stack gap={8}>
      <InState state="focus">
        <Select
          label="Category"
          options={categories.map(glyphed)}
          value="Pwn"
          onValueChange={nothing}
        />
      </InState>
      <Surface role="listbox" aria-label="Category">
        {categories.map((category) => {
          const isChosen = category === 'Pwn';
          return (
            <Row
              key={category}
              role="option"
              aria-selected={isChosen}
              data-active={isChosen || undefined}
            >
              <CategoryFlag category={category} size={16} />
              <Words>{category}</Words>
              {isChosen && (
                <End data-checked="">
                  <Icon icon={Check} size={14} />
                </End>
              )}
            </Row>
          );
        })}
      </Surface>
    </Stack>
  );
}

const found = ['Reverse', 'Forensics', 'Hardware'] as const;

/** A multi combobox with its list, filtered by the typed text. */
function OpenCombobox() {
  return (
    <Stack gap={8}>
      <InState state="focus" target="input">
        <MultiCombobox
          label="Categories"
          options={[...categories, ...found].map(glyphed)}
          values={['Web', 'Pwn']}
          words={{ empty: 'No category has this name' }}
          onValuesChange={nothing}
        />
      </InState>
      <Surface
        role="listbox"
        aria-label="Categories found"
        aria-multiselectable
        style={{ maxWidth: 'none' }}
      >
        {found.map((category, index) => (
          <Row
            key={category}
            role="option"
            aria-selected={index === 0}
            data-active={index === 0 || undefined}
          >
            <FakeBox data-on={index === 0 || undefined} />
            <CategoryFlag category={category} size={16} />
            <Words>{category}</Words>
          </Row>
        ))}
      </Surface>
    </Stack>
  );
}

/** A tooltip with its key. */
function OpenTooltip() {
  return (
    <Bubble style={{ width: 'max-content' }}>
      <div>
        Next challenge <Kbd>]</Kbd>
      </div>
    </Bubble>
  );
}

/** Open lists of fields, buttons and the pointer. */
export function OpenLists() {
  return (
    <Stack gap={16}>
      <Grid columns="1fr 1fr" from="sm">
        <OpenSelect />
        <Stack gap={16} align="start">
          <OpenMenu />
          <OpenTooltip />
        </Stack>
      </Grid>
      <OpenCombobox />
    </Stack>
  );
}
