import { Button } from '../../components/Button/Button.tsx';
import type { InstanceStage } from './instance-stage.ts';
import { ExtendSlot, Two } from './InstanceBox.styles.ts';

export interface ExtendProps {
  /** "Extend"; stands while it is too early. */
  label: string;
  /** When it will be possible: "from 10 min left". */
  hint: string;
  /** The act with its effect: "Extend +120 min". */
  action: string;
  onExtend: () => void;
  /** On its way. */
  busy?: boolean;
  /** From when on it is possible, in ms before the end. Default ten minutes. */
  window?: number;
}

/** Keeps its place: disabled with the reason until the last minutes, then the one filled button. */
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
