import { useListPosts } from '@halyard/sdk/react';
import {
  FormField,
  PostRow,
  Section,
  SidePanel,
  Stack,
  Switch,
  TagField,
  TextArea,
} from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useProfile } from '../../../app/session/session.ts';
import type { Form } from '../../../forms/form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';
import { countTags } from '../../posts/post-list.ts';
import { isTagTooLong, type PostForm } from './post-form.ts';

/** Tags that are suggested. */
const MAX_KNOWN = 5;

interface PostSidePanelProps {
  form: Form<PostForm>;
  /** When the post was changed last; null for a new one. */
  time: number | null;
  /** The author of a stored post. */
  author: { name: string; avatar: string | null } | null;
  /** Deletion of a stored post. */
  children?: ReactNode;
}

/** Summary, tags and pin of a post, and how it looks in lists. */
export function PostSidePanel({ form, time, author, children }: PostSidePanelProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.post;
  const { title, summary, tags, isPinned } = form.values;
  const { data: posts = [] } = useListPosts();
  const profile = useProfile();
  const known = countTags(posts)
    .map(({ tag }) => tag)
    .filter((tag) => !tags.includes(tag))
    .slice(0, MAX_KNOWN);
  return (
    <SidePanel label={words.panel()}>
      <Stack gap={20}>
        <FormField label={words.summary()} hint={words.summaryHint()} {...form.field('summary')}>
          <TextArea {...form.bind('summary')} />
        </FormField>
        <FormField
          label={words.tags()}
          {...form.field('tags')}
          hint={known.length > 0 ? words.knownTags({ tags: known.join(', ') }) : words.tagsHint()}
        >
          <TagField
            values={tags}
            onValuesChange={(next) => form.set('tags', next)}
            isWrong={isTagTooLong}
            placeholder={words.addTag()}
            words={{
              added: (each) => words.tagAdded({ tags: each }),
              removed: (tag) => words.tagRemoved({ tag }),
            }}
          />
        </FormField>
        <Switch
          row
          {...form.toggle('isPinned')}
          hint={words.pinHint({ count: posts.filter((each) => each.isPinned).length })}
        >
          {words.pin()}
        </Switch>
        <Section title={words.inList()}>
          <PostRow
            look="card"
            title={title.trim() || LL.posts.untitled()}
            summary={summary.trim() === '' ? undefined : <LazyMarkdown text={summary} inline />}
            when={dates.day(time ?? Date.now())}
            author={author ?? (profile ? { name: profile.userName ?? '' } : undefined)}
            tags={tags}
            pinned={isPinned ? LL.posts.pinned() : undefined}
          />
        </Section>
        {children}
      </Stack>
    </SidePanel>
  );
}
