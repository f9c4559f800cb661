import { ChallengeOrder } from '@halyard/sdk/forms';
import { useOrderChallenges } from '@halyard/sdk/react';
import type { Category, EditChallengeInfo } from '@halyard/sdk/types';
import { inListOrder } from '@halyard/sdk/rules';
import {
  Button,
  CategoryFlag,
  FormField,
  moved,
  Row,
  Section,
  Select,
  SortList,
  Stack,
  Text,
  type SortWords,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { byCategory } from './challenge-lines.ts';

interface OrderDialogProps {
  gameId: number;
  challenges: readonly EditChallengeInfo[];
  onClose: () => void;
}

/** Sorts the categories of a game and the challenges of each, for players and staff. */
export function OrderDialog({ gameId, challenges, onClose }: OrderDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.order;
  const { mutateAsync: order } = useOrderChallenges();
  const form = useForm<{ challenges: readonly number[] }>({
    schema: ChallengeOrder,
    initial: { challenges: inListOrder(challenges).map(({ id }) => id) },
    send: async ({ challenges: ids }) => {
      await order({ gameId, data: { challenges: [...ids] } });
      onClose();
    },
  });
  const set = (sorted: readonly EditChallengeInfo[]) =>
    form.set(
      'challenges',
      sorted.map(({ id }) => id),
    );
  const groups = groupsOf(form.values.challenges, challenges);
  const setGroups = (next: readonly Group[]) => set(next.flatMap(({ group }) => group));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.heading()}
      submit={LL.common.save()}
      note={
        <Button
          variant="ghost"
          disabled={form.isSending}
          onClick={() => set(inListOrder(challenges.map(withoutPlace)))}
        >
          {words.byTitle()}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text as="p" size={13} tone="muted">
          {words.about()}
        </Text>
        {groups.length > 1 && <CategoryOrder groups={groups} onChange={setGroups} />}
        <ChallengeOrders groups={groups} onChange={setGroups} />
      </Stack>
    </FormDialog>
  );
}

/** The challenges of a category. */
interface Group {
  category: Category;
  group: readonly EditChallengeInfo[];
}

/** The challenges of each category, in the order of the ids. */
function groupsOf(ids: readonly number[], challenges: readonly EditChallengeInfo[]): Group[] {
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]));
  return byCategory(ids.flatMap((id) => byId.get(id) ?? []));
}

const withoutPlace = (challenge: EditChallengeInfo) => ({ ...challenge, position: null });

interface OrderProps {
  groups: readonly Group[];
  onChange: (groups: readonly Group[]) => void;
}

function CategoryOrder({ groups, onChange }: OrderProps) {
  const { LL } = useLanguage();
  return (
    <Section title={LL.game.board.categories()}>
      <SortList
        label={LL.game.board.categories()}
        items={groups}
        rowKey={({ category }) => category}
        name={({ category }) => LL.terms.category[category]()}
        onMove={(from, to) => onChange(moved(groups, from, to))}
        words={useSortWords()}
      >
        {({ category, group }) => (
          <Row gap={8} align="center">
            <CategoryFlag category={category} size={16} />
            <Text>{LL.terms.category[category]()}</Text>
            <Text size={13} tone="faint" figures>
              {group.length}
            </Text>
          </Row>
        )}
      </SortList>
    </Section>
  );
}

/** The challenges of one category at a time. */
function ChallengeOrders({ groups, onChange }: OrderProps) {
  const { LL } = useLanguage();
  const sortWords = useSortWords();
  const [wanted, setWanted] = useState<Category>();
  const shown = groups.find(({ category }) => category === wanted) ?? groups[0];
  if (!shown) return null;
  return (
    <>
      <FormField label={LL.staff.order.challengesOf()} group>
        <Select
          value={shown.category}
          options={groups.map(({ category }) => ({
            value: category,
            label: LL.terms.category[category](),
          }))}
          onValueChange={setWanted}
        />
      </FormField>
      <SortList
        key={shown.category}
        label={LL.terms.category[shown.category]()}
        items={shown.group}
        rowKey={({ id }) => String(id)}
        name={({ title }) => title}
        onMove={(from, to) => {
          const group = moved(shown.group, from, to);
          onChange(groups.map((each) => (each === shown ? { ...each, group } : each)));
        }}
        words={sortWords}
      >
        {({ title }) => <Text>{title}</Text>}
      </SortList>
    </>
  );
}

/** What is said of a list that is being sorted. */
function useSortWords(): SortWords {
  const { LL } = useLanguage();
  const words = LL.staff.order;
  return {
    handle: (name) => words.handle({ name }),
    up: (name) => words.up({ name }),
    down: (name) => words.down({ name }),
    lifted: (name) => words.lifted({ name }),
    moved: (name, place, count) => words.moved({ name, place, count }),
    dropped: (name) => words.dropped({ name }),
    cancelled: (name) => words.cancelled({ name }),
  };
}
