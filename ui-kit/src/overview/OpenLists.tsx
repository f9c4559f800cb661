import { Check, Copy, Crown, Lock, UserMinus, UserRound } from 'lucide-react';
import { Box, FieldAction, Value } from '../components/CopyField/CopyField.styles.ts';
import { Kbd } from '../components/Kbd/Kbd.tsx';
import { End, Heading, Line, Reason, Row, Surface, Words } from '../components/Menu/Menu.styles.ts';
import { Bubble } from '../components/Tooltip/Tooltip.styles.ts';
import { Icon } from '../icons/Icon.tsx';
import { CategoryFlag } from '../patterns/CategoryFlag/CategoryFlag.tsx';

// What is open takes focus and place of its own, so that only one can be: these are made of its parts.

/** A menu as it looks when it is open. */
export const OpenMenu = () => (
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

const categories = ['Misc', 'Crypto', 'Pwn', 'Web', 'Reverse', 'Blockchain'] as const;

/** The list under a select. */
export const OpenSelect = () => (
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
);

/** A tooltip with its key. */
export const OpenTooltip = () => (
  <Bubble style={{ width: 'max-content' }}>
    <div>
      Next challenge <Kbd>]</Kbd>
    </div>
  </Bubble>
);

/** A field whose value was copied a moment ago. */
export const CopiedField = () => (
  <Box>
    <Value readOnly value="nc 10.20.4.7 31337" aria-label="Entry" />
    <FieldAction type="button" data-copied>
      <Icon icon={Check} size={14} />
      Copied
    </FieldAction>
  </Box>
);
