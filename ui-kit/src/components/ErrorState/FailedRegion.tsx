import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyField/CopyButton.tsx';
import { Actions, Figure, Root, Title, Words } from '../EmptyState/EmptyState.styles.ts';
import { Text } from '../Text/Text.tsx';

export interface ErrorRegionProps {
  /** What failed: "Could not load the teams". */
  title: ReactNode;
  /** The reason, if known. */
  children?: ReactNode;
  /** The request id, which can be copied: "Request 0HN7-4C31:0007". */
  request?: string;
  /** Called by the retry button. */
  onRetry?: () => void;
  /** A retry is in progress. */
  busy?: boolean;
}

/** See `ErrorRegion`. */
export function FailedRegion({ title, children, request, onRetry, busy }: ErrorRegionProps) {
  const labels = useLabels();
  return (
    <Root role="alert">
      <Figure data-tone="danger">
        <Icon icon={CircleAlert} size={24} />
      </Figure>
      <Title>{title}</Title>
      <Words>
        {children}
        {request !== undefined && (
          <Text as="div" mono size={12}>
            {request}
          </Text>
        )}
      </Words>
      <Actions>
        {onRetry && (
          <Button size="small" icon={RotateCcw} busy={busy} onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        {request !== undefined && (
          <CopyButton size="small" variant="ghost" text={request}>
            {labels.copy}
          </CopyButton>
        )}
      </Actions>
    </Root>
  );
}
