import type { EditChallengeInfo, GameInfo } from '@halyard/sdk/types';
import {
  CategoryFlag,
  DataTable,
  Grid,
  IconButton,
  Link,
  Menu,
  Progress,
  Row,
  type TableSelection,
  Text,
  VisuallyHidden,
} from '@halyard/ui-kit';
import { MoreIcon } from '@halyard/ui-kit/icons';
import { type ReactNode, useState } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useAskToDeleteChallenge } from '../shared/use-delete-challenge.ts';
import { EnabledSwitch } from '../shared/EnabledSwitch.tsx';
import { byCategory } from './challenge-lines.ts';

export interface ChallengesTableProps {
  game: GameInfo;
  challenges: readonly EditChallengeInfo[];
  isLoading: boolean;
  empty: ReactNode;
  selection: TableSelection<EditChallengeInfo>;
}

/** The challenges of a game, grouped by category. */
export function ChallengesTable({
  game,
  challenges,
  isLoading,
  empty,
  selection,
}: ChallengesTableProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.challenges;
  const [askToDelete, question] = useAskToDeleteChallenge(game.id);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        caption={words.caption()}
        rows={challenges}
        rowKey={({ id }) => String(id)}
        isMuted={({ isEnabled }) => !isEnabled}
        selection={selection}
        loadingRows={isLoading ? 8 : 0}
        empty={empty}
        groups={{
          groupOf: ({ category }) => category,
          collapsed: folded,
          onFoldedChange: setFolded,
          head: (_, group) =>
            byCategory(group).map((each) => <CategoryHead key={each.category} {...each} />),
        }}
        columns={[
          {
            id: 'challenge',
            header: words.challenge(),
            cell: (challenge) => <ChallengeName gameId={game.id} challenge={challenge} />,
          },
          {
            id: 'type',
            header: words.type(),
            cell: ({ type }) => (
              <Text size={13} tone="muted">
                {LL.terms.challengeType[type]()}
              </Text>
            ),
          },
          {
            id: 'points',
            header: words.points(),
            cell: (challenge) => <Points challenge={challenge} />,
          },
          {
            id: 'closes',
            header: words.closes(),
            cell: ({ deadlineUtc }) => (
              <Text size={13} tone={deadlineUtc === null ? 'faint' : 'text'}>
                {deadlineUtc === null ? words.withGame() : dates.moment(deadlineUtc)}
              </Text>
            ),
          },
          {
            id: 'enabled',
            header: LL.staff.enabled.name(),
            cell: (challenge) => <EnabledSwitch game={game} challenge={challenge} />,
          },
          {
            id: 'more',
            header: <VisuallyHidden>{LL.staff.games.actions()}</VisuallyHidden>,
            align: 'end',
            cell: (challenge) => (
              <ChallengeMenu
                gameId={game.id}
                challenge={challenge}
                onDelete={() => askToDelete(challenge)}
              />
            ),
          },
        ]}
      />
      {question}
    </>
  );
}

type CategoryHeadProps = Omit<ReturnType<typeof byCategory>[number], 'group'>;

function CategoryHead({ category, enabled, drafts }: CategoryHeadProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenges;
  return (
    <Row gap={8}>
      <CategoryFlag category={category} size={16} />
      <Text size={13} weight={600}>
        {LL.terms.category[category]()}
      </Text>
      <Text size={12} tone="faint" figures>
        {drafts === 0
          ? words.enabledCount({ count: enabled })
          : words.enabledAndDrafts({ enabled, drafts })}
      </Text>
    </Row>
  );
}

function ChallengeName({ gameId, challenge }: { gameId: number; challenge: EditChallengeInfo }) {
  return (
    <Row gap={10}>
      <CategoryFlag category={challenge.category} size={18} />
      <Text size={13} weight={500} cut>
        <Link look="quiet" href={href.challengeEdit(gameId, challenge.id)}>
          {challenge.title}
        </Link>
      </Text>
    </Row>
  );
}

/** The current value, and its share of the original value. */
function Points({ challenge: { title, score, originalScore } }: { challenge: EditChallengeInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.challenges;
  return (
    <Grid columns="44px 72px auto" from="sm" gap={10} align="center">
      <Text size={13} weight={600} figures align="end">
        {words.number({ value: score })}
      </Text>
      <Progress
        value={score / Math.max(1, originalScore)}
        tone="neutral"
        label={words.pointsOf({ challenge: title })}
        valueText={words.ofFirst({ value: originalScore })}
      />
      <Text size={13} tone="faint" figures>
        {words.ofFirst({ value: originalScore })}
      </Text>
    </Grid>
  );
}

interface ChallengeMenuProps {
  gameId: number;
  challenge: EditChallengeInfo;
  onDelete: () => void;
}

function ChallengeMenu({ gameId, challenge, onDelete }: ChallengeMenuProps) {
  const { LL } = useLanguage();
  const label = LL.staff.games.menuOf({ game: challenge.title });
  return (
    <Menu
      label={label}
      align="end"
      entries={[
        { label: LL.common.edit(), href: href.challengeEdit(gameId, challenge.id) },
        { label: LL.staff.challenge.preview(), href: href.preview(gameId, challenge.id) },
        { kind: 'separator' },
        { label: LL.staff.challenge.delete(), danger: true, onSelect: onDelete },
      ]}
      trigger={(props) => <IconButton {...props} size="small" icon={MoreIcon} label={label} />}
    />
  );
}
