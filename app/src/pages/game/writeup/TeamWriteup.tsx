import { useGetWriteup } from '@halyard/sdk/react';
import type { Writeup } from '@halyard/sdk/types';
import {
  Button,
  GameClock,
  PdfView,
  Row,
  Section,
  Skeleton,
  Split,
  Stack,
  Text,
  useBelow,
  useTick,
} from '@halyard/ui-kit';
import { PreviewIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { pollEvery } from '../../../app/live/live-store.ts';
import { usePdfWords } from '../shared/use-pdf-words.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../shared/LazyMarkdown.tsx';
import { useMoments } from '../shared/moments.ts';
import type { GameView } from '../shared/use-game.ts';
import { HandIn } from './HandIn.tsx';

const REFRESH = 60_000;

/** The writeup of an accepted team: the file, a field for another one, and what is asked for. */
export function TeamWriteup({ view }: { view: GameView }) {
  const { LL } = useLanguage();
  const isNarrow = useBelow('lg');
  const { data, error, refetch } = useGetWriteup(view.game.id, {
    query: { refetchInterval: pollEvery(REFRESH) },
  });
  if (!data) {
    return error ? (
      <LoadFailure error={error} onRetry={refetch} title={LL.game.writeup.failed()} />
    ) : (
      <Loading />
    );
  }
  const { url = null, name, note } = data;
  const page = (
    <Stack pad="page" gap={24} maxWidth={768}>
      <Title view={view} deadline={data.deadline} />
      <HandIn view={view} writeup={data} />
      {note.trim() !== '' && (
        <Section title={LL.game.writeup.asked()}>
          <LazyMarkdown text={note} headingBase={3} />
        </Section>
      )}
      {url !== null && isNarrow && <Preview key={url} view={view} src={url} name={name} />}
    </Stack>
  );
  if (url === null || isNarrow) return page;
  const file = <OwnFile view={view} src={url} name={name} isPane />;
  return <Split end={{ content: file, width: 452, from: 'lg' }}>{page}</Split>;
}

function Title({ view: { offset }, deadline }: { view: GameView; deadline: Writeup['deadline'] }) {
  const { LL, dates } = useLanguage();
  const moments = useMoments();
  const words = LL.game.writeup;
  const isPhone = useBelow('sm');
  const isOver = useTick((now) => deadline !== undefined && now + offset > deadline);
  return (
    <Row justify="between" align="start" gap={16} wrap>
      <Stack gap={4}>
        <Text as="h2" size={28}>
          {words.title()}
        </Text>
        <Text as="p" tone="muted">
          {words.lead()}
        </Text>
      </Stack>
      {deadline !== undefined && !isOver && (
        <GameClock
          until={deadline}
          offset={offset}
          size={28}
          align={isPhone ? 'start' : 'end'}
          caption={words.until({
            time: moments.full(deadline),
            zone:
              new Date(deadline).getTimezoneOffset() === 0
                ? LL.game.facts.zoneOnly()
                : LL.game.facts.zoneUtc({
                    zone: dates.zone(deadline),
                    utc: moments.utc(deadline),
                  }),
          })}
        />
      )}
    </Row>
  );
}

interface OwnFileProps {
  view: GameView;
  src: string;
  name: string;
  /** Fills a pane. */
  isPane?: boolean;
}

function OwnFile({ view, src, name, isPane = false }: OwnFileProps) {
  const { LL } = useLanguage();
  return (
    <PdfView
      src={src}
      label={LL.game.writeup.ofTeam({ team: view.game.teamName ?? '' })}
      fileName={name}
      words={usePdfWords()}
      bare={isPane}
      lead={<b>{LL.game.writeup.ownFile()}</b>}
    />
  );
}

/** The file on demand: narrow windows are often on a slow or metered network. */
function Preview(props: OwnFileProps) {
  const { LL } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OwnFile {...props} />;
  return (
    <Row>
      <Button icon={PreviewIcon} onClick={() => setOpen(true)}>
        {LL.game.writeup.show()}
      </Button>
    </Row>
  );
}

function Loading() {
  const { LL } = useLanguage();
  return (
    <Stack
      pad="page"
      gap={24}
      maxWidth={768}
      role="status"
      aria-label={LL.common.loading()}
      aria-busy
    >
      <Skeleton width="40%" height="36px" />
      <Skeleton shape="block" height="160px" />
      <Skeleton />
      <Skeleton width="70%" />
    </Stack>
  );
}
