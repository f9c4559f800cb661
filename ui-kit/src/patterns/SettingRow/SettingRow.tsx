import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

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

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 55px;
  padding-block: 8px;

  & + & {
    border-block-start: 1px solid ${color.lineRow};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.div`
  ${text.t13}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-weight: 500;
`;

const Hint = styled.div`
  ${text.t12}
  display: flex;
  gap: 6px;
  color: ${color.faint};

  &[data-warning] {
    color: ${color.warn};
  }
  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

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
