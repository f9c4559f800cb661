import { CharacterCount, FormField, Stack, TextField } from '@halyard/ui-kit';
import { useState } from 'react';
import type { Form } from '../../../forms/form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { readingTime } from '../../posts/reading-time.ts';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import type { PostForm } from './post-form.ts';
import { usePictureUploads } from '../shared/picture-uploads.ts';

interface PostFieldsProps {
  form: Form<PostForm>;
  stored: PostForm;
  /** Identifies the draft on this device. */
  draftKey: string;
}

/** Title and text of a post. */
export function PostFields({ form, stored, draftKey }: PostFieldsProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.post;
  const uploads = usePictureUploads();
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const { title, content } = form.values;
  const { maxLength, ...bound } = form.bind('title');
  return (
    <Stack pad="page" gap={16}>
      <FormField
        label={words.title()}
        {...form.field('title')}
        note={<CharacterCount value={title} max={maxLength ?? 0} />}
      >
        <TextField {...bound} autoComplete="off" />
      </FormField>
      <FormField
        label={words.text()}
        {...form.field('content')}
        {...(keptAt !== null && { note: words.draftKept() })}
      >
        <MarkdownField
          value={content}
          onValueChange={(text) => form.set('content', text)}
          look="post"
          initialMode="split"
          size="large"
          uploads={uploads}
          hint={words.dropHint()}
          facts={words.facts(readingTime(content))}
          draft={{
            key: draftKey,
            saved: stored.content,
            onKept: setKeptAt,
            words: {
              found: (at) => words.draftFound({ at: dates.moment(at) }),
              restore: words.restore(),
              discard: LL.common.discard(),
            },
          }}
        />
      </FormField>
    </Stack>
  );
}
