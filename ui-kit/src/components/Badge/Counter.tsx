import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CounterProps {
  /** The counter is hidden at 0. */
  count: number;
  /** Numbers above it are shown as "99+". Default 99; with the look `quiet` there is no limit. */
  max?: number;
  /** What is counted, for assistive technology: "2 unread notices". */
  label: string;
  /** `filled` has the brand colour, `soft` is tinted (for tabs), `quiet` is a plain number. */
  look?: 'filled' | 'soft' | 'quiet';
}

const Root = styled.span`
  ${text.t11}
  ${text.figure}
  display: inline-block;
  flex: none;
  min-width: 16px;
  padding: 0 4px;
  border-radius: ${radius.control};
  text-align: center;
  background: ${color.brand};
  color: ${color.onBrand};
  box-shadow: inset 0 0 0 1px ${color.fillEdge};
  &[data-look='soft'] {
    ${text.t12}
    padding: 0 6px;
    font-weight: 500;
    background: ${color.brandSoft};
    color: ${color.brandText};
    box-shadow: none;
  }
  &[data-look='quiet'] {
    ${text.t12}
    min-width: 0;
    padding: 0;
    background: none;
    color: ${color.faint};
    box-shadow: none;
  }
`;

/** The number of waiting items. Screen readers read `label` instead of the number. */
export function Counter({
  count,
  label,
  look = 'filled',
  max = look === 'quiet' ? Infinity : 99,
}: CounterProps) {
  const inPage = (figure: number): string =>
    figure.toLocaleString(document.documentElement.lang || undefined);
  return count <= 0 ? null : (
    <Root data-look={look}>
      <span aria-hidden>{count > max ? `${inPage(max)}+` : inPage(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
