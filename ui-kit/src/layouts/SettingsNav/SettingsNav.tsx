import type { LucideIcon } from 'lucide-react';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { Place, Root } from './SettingsNav.styles.ts';

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
