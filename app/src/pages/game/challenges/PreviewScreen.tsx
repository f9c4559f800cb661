import { usePreviewGame } from '@halyard/sdk/react';
import { Banner, ButtonLink, Row, Select } from '@halyard/ui-kit';
import { PreviewIcon } from '@halyard/ui-kit/icons';
import { useMemo } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { listChallenges } from '../../../game/challenge-list.ts';
import { useBoard } from '../../../game/use-board.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import type { GameView } from '../shared/use-game.ts';
import { BoardLayout } from './BoardLayout.tsx';
import { BOARD_REFRESH } from './BoardScreen.tsx';

const REFRESH = 10_000;
/** The value of the list of divisions for a team without one. */
const WITHOUT = 0;

/** The challenges as an accepted team of a division sees them, for staff. Nothing can be sent. */
export function PreviewScreen({ view }: { view: GameView }) {
  const { LL } = useLanguage();
  const { game, phase } = view;
  const { params, set } = useSearchState();
  const chosen = params.get('preview') ?? '';
  const request = /^\d{1,9}$/.test(chosen) ? { division: Number(chosen) } : undefined;
  const query = usePreviewGame(game.id, request, { query: { refetchInterval: REFRESH } });
  const { data, error } = query;
  const { data: board } = useBoard(game, { enabled: phase !== 'upcoming', every: BOARD_REFRESH });
  const all = useMemo(
    () => (data ? listChallenges({ ...data, rank: { solvedChallenges: [] } }, null) : []),
    [data],
  );
  const challenges = useMemo(() => all.map(({ info }) => info), [all]);
  const words = LL.game.preview;
  const divisions = data?.divisions ?? [];
  return (
    <GameFrame view={view} current="challenges" standing={undefined} challenges={challenges}>
      <BoardLayout
        teamGame={{
          view,
          all,
          board,
          ownId: 0,
          onSolved: () => undefined,
          preview: { params: request ?? {}, note: words.nothingSent() },
        }}
        query={{ ...query, isLoaded: data !== undefined, error }}
        own={null}
        above={
          <Banner
            icon={PreviewIcon}
            action={
              <Row gap={8}>
                {divisions.length > 0 && (
                  <Select
                    size="small"
                    label={LL.game.join.division()}
                    value={String(data?.divisionId ?? WITHOUT)}
                    options={[
                      ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
                      { value: String(WITHOUT), label: words.withoutDivision() },
                    ]}
                    onValueChange={(preview) => set({ preview }, { replace: true })}
                  />
                )}
                <ButtonLink size="small" href={href.staffChallenges(game.id)}>
                  {words.leave()}
                </ButtonLink>
              </Row>
            }
          >
            {words.title()}
          </Banner>
        }
        missing={words.missing()}
        onOpen={() => undefined}
      />
    </GameFrame>
  );
}
