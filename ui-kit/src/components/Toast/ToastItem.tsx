import { CircleAlert, CircleCheck, Clock, Info, X } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { toastDuration, type Toast } from './toast-store.ts';
import { Bar, Detail, End, Item, Title, Words } from './Toast.styles.ts';
import { useCountdown } from './use-countdown.ts';

const icons = { ok: CircleCheck, danger: CircleAlert, warn: Clock, info: Info } as const;

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onClose: () => void;
}

export function ToastItem({ toast, paused, onClose }: ToastItemProps) {
  const labels = useLabels();
  const { tone = 'info', icon = icons[tone], title, detail, action, busy, progress } = toast;
  useCountdown(toastDuration(toast), paused, onClose);
  return (
    <Item data-tone={tone}>
      {busy ? <Spinner decorative /> : <Icon icon={icon} />}
      <Words role={tone === 'danger' ? 'alert' : undefined}>
        <Title>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
        {busy && progress !== undefined && (
          <Bar>
            <Progress value={progress} label={title} size={2} />
          </Bar>
        )}
      </Words>
      <End>
        {action && (
          <Button
            size="small"
            onClick={() => {
              onClose();
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton size="small" icon={X} label={labels.close} onClick={onClose} />
      </End>
    </Item>
  );
}
