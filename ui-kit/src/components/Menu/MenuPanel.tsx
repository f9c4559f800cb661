import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { Check } from 'lucide-react';
import { Fragment, type KeyboardEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { portalRoot } from '../overlay/portal-root.ts';
import type { Point } from '../overlay/use-anchored.ts';
import { useFloatingList } from '../overlay/use-floating-list.ts';
import { groupsOf, isAction, type MenuAction, type MenuEntry } from './menu-entry.ts';
import { End, Float, Heading, Line, LinkRow, Reason, Row, Surface, Words } from './Menu.styles.ts';

export interface MenuPanelProps {
  id: string;
  label: string;
  anchor: HTMLElement;
  /** Position in the window, used instead of the anchor. */
  at?: Point;
  entries: readonly MenuEntry[];
  /** Which end gets the focus; `null` if the pointer opened the menu. */
  from: 'first' | 'last' | null;
  end: boolean;
  onClose: () => void;
}

function RowContent({ action }: { action: MenuAction }) {
  return (
    <>
      {action.icon && <Icon icon={action.icon} />}
      {action.glyph}
      <Words>
        {action.label}
        {typeof action.disabled === 'string' && <Reason>{action.disabled}</Reason>}
      </Words>
      {action.kbd !== undefined && (
        <End>
          <Kbd>{action.kbd}</Kbd>
        </End>
      )}
      {action.checked && (
        <End data-checked="">
          <Icon icon={Check} size={14} />
        </End>
      )}
    </>
  );
}

export function MenuPanel({ id, label, anchor, at, entries, from, end, onClose }: MenuPanelProps) {
  const KitLink = useLink();
  const actions = entries.filter(isAction);
  const last = actions.length - 1;
  const { context, setFloating, floatingStyles, side, floatingProps, itemProps } = useFloatingList({
    anchor,
    at,
    role: 'menu',
    labels: actions.map((action) => action.label),
    start: from === null ? null : from === 'first' ? 0 : last,
    placement: end ? 'bottom-end' : 'bottom-start',
    onClose,
  });
  const choose = (action: MenuAction): void => {
    if (action.disabled) return;
    if (!action.stays) onClose();
    action.onSelect?.();
  };
  const row = (action: MenuAction) => {
    // Labels may repeat under different headings.
    const index = actions.indexOf(action);
    const props = {
      ...itemProps(index, { onClick: () => choose(action) }),
      role: action.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
      'aria-checked': action.checked,
      'aria-disabled': action.disabled ? true : undefined,
      'data-danger': action.danger || undefined,
    };
    if (action.href !== undefined && !action.disabled) {
      return (
        <LinkRow as={KitLink} key={index} href={action.href} {...props}>
          <RowContent action={action} />
        </LinkRow>
      );
    }
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(action);
    };
    return (
      <Row key={index} {...props} onKeyDown={press}>
        <RowContent action={action} />
      </Row>
    );
  };
  return (
    <FloatingPortal root={portalRoot(anchor)} preserveTabOrder={false}>
      <FloatingFocusManager context={context} modal={false} guards={false} initialFocus={-1}>
        <Float
          ref={setFloating}
          style={floatingStyles}
          data-side={side}
          {...floatingProps()}
          id={id}
          aria-label={label}
        >
          <Surface role="presentation">
            {groupsOf(entries).map((group, index) => (
              <Fragment key={group[0]?.label}>
                {index > 0 && <Line />}
                {group.map((entry) =>
                  isAction(entry) ? (
                    row(entry)
                  ) : (
                    <Heading key={entry.label} role="presentation">
                      {entry.label}
                    </Heading>
                  ),
                )}
              </Fragment>
            ))}
          </Surface>
        </Float>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
