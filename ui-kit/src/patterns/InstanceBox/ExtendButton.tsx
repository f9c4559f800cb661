import { Button } from '../../components/Button/Button.tsx';
import type { InstanceStage } from './instance-stage.ts';
import { ExtendSlot, Two } from './InstanceBox.styles.ts';

export interface ExtendProps {
  /** Label while it is too early: "Extend". */
  label: string;
  /** When extending becomes possible: "from 10 min left". */
  hint: string;
  /** Label with the effect: "Extend +120 min". */
  action: string;
  onExtend: () => void;
  /** The request is running. */
  busy?: boolean;
  /** How long before the end extending becomes possible, in ms. Default: ten minutes. */
  window?: number;
}

/** The button that extends an instance: disabled with a reason until the last minutes, then primary. */
export function ExtendButton({
  stage,
  label,
  hint,
  action,
  onExtend,
  busy = false,
}: ExtendProps & { stage: InstanceStage }) {
  return (
    <ExtendSlot>
      {stage === 'calm' ? (
        <Button size="small" disabled>
          <Two>
            {label}
            <small>{hint}</small>
          </Two>
        </Button>
      ) : (
        <Button
          size="small"
          variant="primary"
          busy={busy}
          disabled={stage === 'over'}
          onClick={onExtend}
        >
          {action}
        </Button>
      )}
    </ExtendSlot>
  );
}
