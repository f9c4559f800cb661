import { useDeleteDivision } from '@halyard/sdk/react';
import type { Division, EditChallengeInfo } from '@halyard/sdk/types';
import {
  Button,
  EffectNote,
  Link,
  List,
  ListRow,
  Section,
  SidePanel,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { DeleteIcon } from '@halyard/ui-kit/icons';
import { href } from '../../../app/routes/paths.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import type { Form } from '../../../forms/form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { DivisionForm } from './division-form.ts';
import { CHALLENGE_PERMISSIONS, countAllowed, unpackExceptions } from './permissions.ts';

interface DivisionPanelProps {
  gameId: number;
  division: Division;
  isLast: boolean;
  challenges: readonly EditChallengeInfo[];
  teams: number | undefined;
  form: Form<DivisionForm>;
  onDeleted: () => void;
}

/** What the matrix means in words, whom a change affects, and the deletion of the division. */
export function DivisionPanel(props: DivisionPanelProps) {
  const { challenges, teams = 0, form } = props;
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const { defaults, exceptions } = form.values;
  const counts = CHALLENGE_PERMISSIONS.map((name) => ({
    name,
    count: countAllowed(challenges, defaults, unpackExceptions(exceptions), name),
  }));
  const hidden = challenges.length - (counts[0]?.count ?? 0);
  return (
    <SidePanel label={words.can()}>
      <Stack gap={24}>
        <Section title={words.can()}>
          <List label={words.can()}>
            {counts.map(({ name, count }) => (
              <ListRow
                key={name}
                muted={count === 0}
                title={words.sums[name]({ count, all: challenges.length })}
              />
            ))}
            {joinSentences(LL, form.values).map((sentence) => (
              <ListRow key={sentence} title={sentence} />
            ))}
          </List>
        </Section>
        {hidden > 0 && (
          <EffectNote look="box" title={words.boardTitle()}>
            {words.boardText({ count: hidden })}
          </EffectNote>
        )}
        {teams > 0 && form.changed.length > 0 && (
          <EffectNote look="box" tone="warn" title={words.playing({ count: teams })}>
            {words.playingText()}
          </EffectNote>
        )}
        <DeleteDivision {...props} />
      </Stack>
    </SidePanel>
  );
}

function joinSentences(
  LL: ReturnType<typeof useLanguage>['LL'],
  { join, inviteCode, review, ranked }: DivisionForm,
): string[] {
  const words = LL.staff.divisions;
  const open = inviteCode.trim() === '' ? words.joinOpen() : words.joinCode();
  return [
    join ? open : words.joinClosed(),
    review ? words.reviewed() : words.unreviewed(),
    ranked ? words.rankedYes() : words.rankedNo(),
  ];
}

function DeleteDivision({ gameId, division, isLast, teams, onDeleted }: DivisionPanelProps) {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const [ask, question] = useConfirm();
  const { mutateAsync: remove } = useDeleteDivision({ mutation: { onSuccess: onDeleted } });
  const isEmpty = teams === 0;
  const askToDelete = () =>
    ask({
      title: words.deleteTitle({ name: division.name }),
      effect: [words.deleteEffect(), ...(isLast ? [words.deleteLast()] : [])].join(' '),
      confirm: words.deleteConfirm(),
      destructive: true,
      act: () => remove({ gameId, divisionId: division.id }),
    });
  return (
    <Stack gap={8} align="start">
      <Button
        size="small"
        variant="danger"
        icon={DeleteIcon}
        disabled={!isEmpty}
        onClick={askToDelete}
      >
        {words.delete()}
      </Button>
      <Text as="p" size={12} tone="faint">
        {isEmpty ? words.deleteEmpty() : words.deleteUsed()}
      </Text>
      {teams !== undefined && teams > 0 && (
        <Link href={href.review(gameId)}>{LL.frame.staffTabs.review()}</Link>
      )}
      {question}
    </Stack>
  );
}
