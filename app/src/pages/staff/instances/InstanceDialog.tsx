import { useGetInstanceLoad, useGetInstanceLog } from '@halyard/sdk/react';
import type { InstanceLoad } from '@halyard/sdk/types';
import { Dialog, LogText, Meter, Row, Skeleton, Stack, Text } from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

const LINES = 500;
const LOG_REFRESH = 3000;
/** The engine measures for a second or two. */
const LOAD_REFRESH = 5000;
const MEGABYTE = 2 ** 20;

/** `refetchInterval` until the instance is gone; what was read last stays. */
function whileItAnswers(interval: number) {
  return ({ state }: { state: { error: unknown } }) => (state.error ? false : interval);
}

interface InstanceDialogProps {
  /** Ours, not the engine's. */
  id: string;
  title: string;
  /** Its start has failed: nothing is added to what it has written. */
  isOver: boolean;
  onClose: () => void;
}

/** What an instance takes, and the end of what it has written. */
export function InstanceDialog({ id, title, isOver, onClose }: InstanceDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.instances;
  const log = useGetInstanceLog(
    id,
    { lines: LINES },
    { query: { refetchInterval: isOver ? false : whileItAnswers(LOG_REFRESH) } },
  );
  const load = useGetInstanceLoad(id, {
    query: { enabled: !isOver, refetchInterval: whileItAnswers(LOAD_REFRESH) },
  });
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      <Stack gap={16}>
        {!isOver && <Load load={load.data} />}
        {log.data ? (
          <LogText
            follow
            live
            log={log.data.log}
            label={words.log()}
            empty={words.logEmpty()}
            maxHeight="50vh"
          />
        ) : log.error ? (
          <LoadFailure error={log.error} onRetry={log.refetch} title={words.logFailed()} />
        ) : (
          <Skeleton shape="block" height="240px" />
        )}
      </Stack>
    </Dialog>
  );
}

function Load({ load }: { load: InstanceLoad | undefined }) {
  const { LL } = useLanguage();
  const words = LL.staff.instances;
  const { processors = null, processorLimit, memoryBytes = null, memoryLimitBytes } = load ?? {};
  if (processors === null || memoryBytes === null || !processorLimit || !memoryLimitBytes) {
    return (
      <Text size={13} tone="muted">
        {load ? words.loadUnknown() : words.loadWaiting()}
      </Text>
    );
  }
  const used = Math.round(memoryBytes / MEGABYTE);
  const whole = Math.round(memoryLimitBytes / MEGABYTE);
  const busy = Math.round(processors * 100) / 100;
  return (
    <Row gap={24} wrap>
      <Meter
        label={words.processor()}
        lead={<Text size={12}>{words.processor()}</Text>}
        value={processors}
        max={processorLimit}
        valueText={words.processorUse({ used: busy, whole: processorLimit })}
      />
      <Meter
        label={words.memory()}
        lead={<Text size={12}>{words.memory()}</Text>}
        value={memoryBytes}
        max={memoryLimitBytes}
        valueText={words.memoryUse({ used, whole })}
      />
    </Row>
  );
}
