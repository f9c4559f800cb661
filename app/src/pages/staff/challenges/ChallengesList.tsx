import { CategoryFlag, Link, List, ListRow, Row, Section, Stack, Text } from '@halyard/ui-kit';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { RowsLoading } from '../games/GamesList.tsx';
import { RowCheckbox } from '../list/RowCheckbox.tsx';
import { EnabledSwitch } from '../shared/EnabledSwitch.tsx';
import { byCategory } from './challenge-lines.ts';
import type { ChallengesTableProps } from './ChallengesTable.tsx';

/** The challenges on narrow windows: two lines each. */
export function ChallengesList({
  game,
  challenges,
  isLoading,
  empty,
  selection,
}: ChallengesTableProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenges;
  if (isLoading) return <RowsLoading />;
  if (challenges.length === 0) return empty;
  return (
    <Stack gap={16} pad={8}>
      {byCategory(challenges).map(({ category, group, enabled, drafts }) => {
        const name = LL.terms.category[category]();
        const counts =
          drafts === 0
            ? words.enabledCount({ count: enabled })
            : words.enabledAndDrafts({ enabled, drafts });
        return (
          <Section key={category} title={name} note={counts}>
            <List label={name}>
              {group.map((challenge) => (
                <ListRow
                  key={challenge.id}
                  muted={!challenge.isEnabled}
                  start={
                    <Row gap={8}>
                      <RowCheckbox
                        row={challenge}
                        rowKey={String(challenge.id)}
                        selection={selection}
                      />
                      <CategoryFlag category={category} size={18} />
                    </Row>
                  }
                  title={
                    <Link look="quiet" href={href.challengeEdit(game.id, challenge.id)}>
                      {challenge.title}
                    </Link>
                  }
                  detail={
                    <Text size={12} tone="faint" figures>
                      {words.typeAndPoints({
                        type: LL.terms.challengeType[challenge.type](),
                        points: challenge.score,
                        first: challenge.originalScore,
                      })}
                    </Text>
                  }
                  end={<EnabledSwitch game={game} challenge={challenge} />}
                />
              ))}
            </List>
          </Section>
        );
      })}
    </Stack>
  );
}
