import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';

export interface SettingsSection {
  /** Address of the section, usually an anchor: "#theme". */
  href: string;
  label: string;
  icon?: LucideIcon;
  /** The section has unsaved changes. */
  changed?: boolean;
}

export interface SettingsNavProps {
  /** "Sections" */
  label: string;
  /** The sections of the page from top to bottom, each with its address. */
  sections: readonly SettingsSection[];
  /** Address of the visible section. */
  current?: string | undefined;
}

const Root = styled.nav`
  padding: 12px;

  ul {
    display: flex;
    gap: 2px;
    overflow: auto hidden;
    scrollbar-width: none;
    ${media.md} {
      display: grid;
      overflow: visible;
    }
  }
`;

const Place = styled.a`
  ${text.t14}
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: ${height.control};
  padding: 0 10px;
  border-radius: ${radius.control};
  font-weight: 500;
  white-space: nowrap;
  color: ${color.muted};

  &[aria-current] {
    background: ${color.raised};
    color: ${color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  & > i {
    margin-inline-start: auto;
  }
`;

/** Links to the sections of a long form, with a dot for unsaved changes. */
export function SettingsNav({ label, sections, current }: SettingsNavProps) {
  const KitLink = useLink();
  const words = useLabels();
  return (
    <Root aria-label={label}>
      <ul>
        {sections.map(({ href, label: name, icon, changed }) => (
          <li key={href}>
            <Place as={KitLink} href={href} aria-current={href === current ? 'true' : undefined}>
              {icon && <Icon icon={icon} />}
              {name}
              {changed && <Dot label={words.changed} />}
            </Place>
          </li>
        ))}
      </ul>
    </Root>
  );
}
