import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Hint, Root, Title, Words } from './SettingRow.styles.ts';

export interface SettingRowProps {
  /** Name of the setting: "E-mail must be confirmed". */
  title: ReactNode;
  /** A badge next to the title: "mail works". */
  mark?: ReactNode;
  /** Effect of the setting. */
  hint?: ReactNode;
  /** A contradiction: "Has no effect while confirmation is required". */
  warning?: ReactNode;
  /** Differs from the saved value. */
  changed?: boolean;
  /** Renders the control; gets the ids of its name and description. */
  children: (ties: { labelledBy: string; describedBy: string }) => ReactNode;
}

/** A setting with its control at the end of the line. */
export function SettingRow({ title, mark, hint, warning, changed, children }: SettingRowProps) {
  const id = useId();
  const words = useLabels();
  const ties = { labelledBy: `${id}-title`, describedBy: `${id}-hint` };
  return (
    <Root>
      <Words>
        <Title>
          <span id={ties.labelledBy}>{title}</span>
          {changed && <Dot label={words.changed} />}
          {mark}
        </Title>
        <Hint id={ties.describedBy} data-warning={warning !== undefined || undefined}>
          {warning !== undefined && <Icon icon={TriangleAlert} size={12} />}
          {warning ?? hint}
        </Hint>
      </Words>
      {children(ties)}
    </Root>
  );
}
