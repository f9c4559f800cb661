import { Banner, Button, type CaptureState, Stack, Switch, Text } from '@halyard/ui-kit';
import { useMemo, useState } from 'react';
import { useStore } from '../../../app/storage/create-store.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { fileSizeText } from '../shared/file-size.ts';
import { CaptureRate } from './CaptureRate.tsx';
import { endpointText } from './capture/endpoint-text.ts';
import type { Capture, ReadStream } from './capture/parse-capture.ts';
import { toParts } from './capture/stream-parts.ts';
import { shownFlags } from './shown-flags.ts';

/** Bytes of a connection that are shown at first, and each time that more is asked for. */
const STEP = 65_536;
/** Written in place of flags: dots where text is read, and a character of one byte in a hex dump. */
const MASKS = { text: '•'.repeat(8), hex: '*'.repeat(8) };

/** A capture that was read, as the preview shows it. */
export function useReadCapture(capture: Capture | null): CaptureState | null {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const [form, setForm] = useState<'text' | 'hex'>('text');
  const [{ index, most }, setShown] = useState({ index: 0, most: STEP });
  const areShown = useStore(shownFlags);
  const stream = capture?.streams[index];
  const { parts, rest } = useMemo(
    () =>
      stream
        ? toParts(stream, { mask: areShown ? null : MASKS[form], most })
        : { parts: [], rest: 0 },
    [stream, areShown, form, most],
  );
  const facts = useFacts(capture, stream);
  if (!capture) return null;
  const goTo = (next: number) => setShown({ index: next, most: STEP });
  const flagged = capture.streams.findIndex(({ flags }) => flags.length > 0);
  return {
    kind: 'ready',
    facts,
    rate: (
      <Stack gap={12}>
        <CaptureRate capture={capture} />
        {capture.isCut && <Banner tone="warn">{words.cut()}</Banner>}
        {flagged !== -1 && (
          <Switch checked={areShown} onCheckedChange={(next) => shownFlags.set(next)}>
            {LL.staff.monitor.submissions.showFlags()}
          </Switch>
        )}
        {flagged !== -1 && flagged !== index && (
          <Button size="small" onClick={() => goTo(flagged)}>
            {words.toFlag()}
          </Button>
        )}
        {capture.streams.length === 0 && (
          <Text as="p" size={13} tone="muted">
            {words.noConnections()}
          </Text>
        )}
      </Stack>
    ),
    ...(capture.streams.length > 0 && {
      streams: {
        form,
        onFormChange: setForm,
        parts,
        index,
        count: capture.streams.length,
        onIndexChange: goTo,
        ...(rest > 0 && {
          more: (
            <Button size="small" onClick={() => setShown({ index, most: most + STEP })}>
              {words.more({ size: fileSizeText(LL, rest) })}
            </Button>
          ),
        }),
      },
    }),
  };
}

/** What is known of the capture, and of the connection that is shown. */
function useFacts(capture: Capture | null, stream: ReadStream | undefined) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.traffic;
  if (!capture) return [];
  const { times, streams } = capture;
  const [first] = times;
  const last = times.at(-1);
  const flag = streams
    .flatMap(({ flags }) => flags)
    .toSorted((one, other) => one.packet - other.packet)[0];
  return [
    ...(first === undefined || last === undefined
      ? []
      : [{ label: LL.staff.monitor.time(), value: `${dates.time(first)} – ${dates.time(last)}` }]),
    { label: words.packets(), value: LL.common.number({ value: times.length }) },
    ...(stream
      ? [
          { label: words.client(), value: endpointText(stream.client) },
          { label: words.server(), value: endpointText(stream.server) },
        ]
      : []),
    ...(stream && stream.missing > 0
      ? [{ label: words.missing(), value: fileSizeText(LL, stream.missing) }]
      : []),
    ...(flag
      ? [
          {
            label: words.flagSeen(),
            value: words.inPacket({ packet: flag.packet, time: dates.time(flag.time) }),
          },
        ]
      : []),
  ];
}
