import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { KeyValue, type KeyValueProps } from '../../components/KeyValue/KeyValue.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Foot, Head, Part, Root } from './CapturePreview.styles.ts';
import { StreamLines, type CaptureStreams, type StreamWords } from './StreamLines.tsx';

/** Loading state of a capture. */
export type CaptureState =
  | { kind: 'loading'; label: string; progress?: number }
  /** Too large to load without asking. */
  | { kind: 'asks'; title: string; text: string; action: string; onAgree: () => void }
  | { kind: 'failed'; content: ReactNode }
  | {
      kind: 'ready';
      facts: KeyValueProps['items'];
      /** Traffic over time: `Bars`. */
      rate?: ReactNode;
      streams?: CaptureStreams;
    };

export interface CapturePreviewProps {
  /** Name of the file. */
  file: string;
  /** Download, close. */
  actions?: ReactNode;
  /** Whether the file is loading, failed, or parsed; with the result or the reason. */
  state: CaptureState;
  /** "Parsed in this browser. Kept until 22 December." */
  note?: ReactNode;
  /** Texts of the list of streams and of the stream in the page's language. */
  words: StreamWords;
}

function Content({ state, words }: Pick<CapturePreviewProps, 'state' | 'words'>) {
  switch (state.kind) {
    case 'loading':
      return (
        <Part aria-busy>
          <Stack gap={12}>
            <Text size={13} tone="muted">
              {state.label}
            </Text>
            {state.progress !== undefined && (
              <Progress value={state.progress} label={state.label} />
            )}
            {Array.from({ length: 4 }, (_, row) => (
              <Skeleton key={row} />
            ))}
            <Skeleton shape="block" height="40px" />
          </Stack>
        </Part>
      );
    case 'asks':
      return (
        <Part>
          <EmptyState
            title={state.title}
            actions={
              <Button size="small" onClick={state.onAgree}>
                {state.action}
              </Button>
            }
          >
            {state.text}
          </EmptyState>
        </Part>
      );
    case 'failed':
      return <Part>{state.content}</Part>;
    case 'ready':
      return (
        <>
          <Part>
            <Stack gap={12}>
              <KeyValue items={state.facts} />
              {state.rate}
            </Stack>
          </Part>
          {state.streams && <StreamLines {...state.streams} words={words} />}
        </>
      );
  }
}

/** Content of a capture: facts, traffic, streams. Parsing is up to the page. */
export function CapturePreview({ file, actions, state, note, words }: CapturePreviewProps) {
  return (
    <Root aria-label={file}>
      <Head>
        <h2>{file}</h2>
        {actions}
      </Head>
      <Content state={state} words={words} />
      {note !== undefined && <Foot>{note}</Foot>}
    </Root>
  );
}
