import type { Change } from '@halyard/ui-kit';
import type { Form } from '../../../forms/form.ts';
import { listChanges } from '../../../forms/list-changes.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { diffLines } from './line-diff.ts';
import type { PostForm } from './post-form.ts';

/** The unsaved changes of a post for the save bar; of the text how many lines were added and removed. */
export function listPostChanges(
  LL: TranslationFunctions,
  stored: PostForm,
  form: Pick<Form<PostForm>, 'values' | 'changed'>,
): Change[] {
  const words = LL.staff.post;
  const plain = (text: string) => text || LL.staff.nothing();
  const changes = listChanges(
    stored,
    form,
    {
      title: { label: words.title(), show: plain },
      content: { label: words.text() },
      summary: { label: words.summary() },
      tags: { label: words.tags(), show: (tags) => plain(tags.join(', ')) },
      isPinned: { label: words.pin(), show: (isOn) => (isOn ? words.on() : words.off()) },
    },
    LL.common.edits.edited(),
  );
  return changes.map((change) => {
    if (change.label !== words.text()) return change;
    const lines = diffLines(stored.content, form.values.content);
    const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
    return { ...change, to: words.lines({ added: count('added'), removed: count('removed') }) };
  });
}
