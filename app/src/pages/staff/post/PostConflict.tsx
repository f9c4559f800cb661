import { Banner, Button, Dialog, DiffLine, Stack, Text } from '@halyard/ui-kit';
import { useState } from 'react';
import type { Post } from '@halyard/sdk/types';
import type { Form } from '../../../forms/form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { diffLines } from './line-diff.ts';
import { listPostChanges } from './post-changes.ts';
import type { PostForm } from './post-form.ts';

interface PostConflictProps {
  /** The post as somebody else has changed it. */
  post: Post;
  stored: PostForm;
  form: Form<PostForm>;
}

/** Says that somebody else has changed the same fields, and shows the difference. */
export function PostConflict({ post, stored, form }: PostConflictProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.post;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const settle = (how: () => void) => () => {
    how();
    close();
  };
  return (
    <>
      <Banner
        edge
        tone="warn"
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {words.showDifference()}
          </Button>
        }
      >
        {words.conflictBy({
          author: post.authorName ?? LL.posts.untitled(),
          at: dates.moment(post.time),
        })}
      </Banner>
      <Dialog
        open={isOpen}
        size="large"
        title={words.difference()}
        onClose={close}
        actions={
          <>
            <Button onClick={settle(form.takeTheirs)}>
              {LL.common.edits.conflict.takeTheirs()}
            </Button>
            <Button variant="primary" onClick={settle(form.keepMine)}>
              {LL.common.edits.conflict.keepMine()}
            </Button>
          </>
        }
      >
        <Difference stored={stored} form={form} />
      </Dialog>
    </>
  );
}

function Difference({ stored, form }: Pick<PostConflictProps, 'stored' | 'form'>) {
  const { LL } = useLanguage();
  const words = LL.staff.post;
  const marks = { was: words.theirs(), now: words.mine() };
  const { values, conflicts } = form;
  const changed = conflicts.filter((name) => name !== 'content' && name !== 'summary');
  const texts = (['summary', 'content'] as const).filter((name) => conflicts.includes(name));
  return (
    <Stack gap={16}>
      {listPostChanges(LL, stored, { values, changed }).map(({ label, from, to }) => (
        <DiffLine key={label} label={label} from={from} to={to} words={marks} />
      ))}
      {texts.map((name) => (
        <Stack key={name} gap={4}>
          <Text as="h3" weight={600}>
            {name === 'content' ? words.text() : words.summary()}
          </Text>
          {diffLines(stored[name], values[name]).map(({ kind, text, line }) => (
            <DiffLine
              key={`${kind}${line}`}
              label={`${kind === 'added' ? words.mine() : words.theirs()} ${line}`}
              {...(kind === 'added' ? { to: text } : { from: text })}
              words={marks}
              mono
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
