import { CATEGORIES } from '@halyard/sdk/rules';
import type { EditChallengeInfo } from '@halyard/sdk/types';
import { EmptyState, MarkLegend, PermissionMatrix, Stack } from '@halyard/ui-kit';
import { useState } from 'react';
import type { Form } from '../../../forms/form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { DivisionForm } from './division-form.ts';
import {
  applyMarks,
  CHALLENGE_PERMISSIONS,
  isIn,
  marksOf,
  packExceptions,
  switchDefault,
  unpackExceptions,
} from './permissions.ts';

interface ChallengeMatrixProps {
  /** The name of the division. */
  name: string;
  challenges: readonly EditChallengeInfo[];
  form: Form<DivisionForm>;
}

/** What a division may do with each challenge: the default and its exceptions. */
export function ChallengeMatrix({ name, challenges, form }: ChallengeMatrixProps) {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const groups = useGroups(challenges, form.values);
  const { defaults } = form.values;
  const exceptions = unpackExceptions(form.values.exceptions);
  const marks = {
    default: words.marks.default(),
    granted: words.marks.granted(),
    denied: words.marks.denied(),
  };
  return (
    <Stack gap={12}>
      <PermissionMatrix
        label={words.matrix({ name })}
        columns={CHALLENGE_PERMISSIONS.map((id) => ({ id, label: words.columns[id]() }))}
        defaults={Object.fromEntries(CHALLENGE_PERMISSIONS.map((id) => [id, isIn(defaults, id)]))}
        groups={groups}
        disabled={form.isSending}
        onDefaultChange={(column, isAllowed) => {
          const permission = CHALLENGE_PERMISSIONS.find((id) => id === column);
          if (!permission) return;
          const next = switchDefault(defaults, exceptions, permission, isAllowed);
          form.assign({
            defaults: next.defaults,
            exceptions: packExceptions(next.exceptions),
          });
        }}
        onMark={(changes) =>
          form.set('exceptions', packExceptions(applyMarks(defaults, exceptions, changes)))
        }
        words={{
          challenge: words.challenge(),
          all: words.all(),
          allNote: words.allNote(),
          exception: words.exception(),
          marks,
          cell: (column, row, mark) => words.cell({ column, row, mark }),
          turn: (column) => words.turn({ column }),
        }}
      />
      {challenges.length === 0 && <EmptyState title={words.none()} />}
      <MarkLegend words={marks} />
    </Stack>
  );
}

/** The challenges by category; a category can be folded. */
function useGroups(challenges: readonly EditChallengeInfo[], values: DivisionForm) {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const exceptions = unpackExceptions(values.exceptions);
  return CATEGORIES.flatMap((category) => {
    const inCategory = challenges.filter((challenge) => challenge.category === category);
    if (inCategory.length === 0) return [];
    const count = inCategory.length;
    const excepted = inCategory.filter(({ id }) => exceptions.has(id)).length;
    return {
      id: category,
      title: LL.terms.category[category](),
      category,
      note:
        excepted === 0
          ? LL.common.number({ value: count })
          : words.groupExceptions({ count, exceptions: excepted }),
      open: !closed.has(category),
      onToggle: () => setClosed(toggled(closed, category)),
      rows: inCategory.map(({ id, title }) => ({
        id: String(id),
        title,
        marks: marksOf(values.defaults, exceptions.get(id)),
      })),
    };
  });
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
