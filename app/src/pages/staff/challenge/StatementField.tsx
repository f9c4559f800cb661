import { Banner, Button, FormField, List, ListRow, Stack, toast } from '@halyard/ui-kit';
import { UploadIcon } from '@halyard/ui-kit/icons';
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { chooseFile } from '../../../forms/choose-file.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import { assetAddress, PICTURE_TYPES, usePictureUploads } from '../shared/picture-uploads.ts';
import { uploadFile } from '../shared/upload.ts';
import type { ChallengeSectionProps } from './section-props.ts';

/** Editor of the statement with a preview, and of pictures in it that players would not see. */
export function StatementField({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  const uploads = usePictureUploads();
  return (
    <Stack gap={8}>
      <FormField label={LL.staff.challenge.statement()} {...form.field('content')}>
        <MarkdownField initialMode="split" uploads={uploads} {...form.bind('content')} />
      </FormField>
      <HiddenPictures
        text={form.values.content}
        onTextChange={(text) => form.set('content', text)}
      />
    </Stack>
  );
}

interface HiddenPicturesProps {
  text: string;
  onTextChange: (text: string) => void;
}

/** Pictures that pages show as links, each with a button that uploads one in its place. */
function HiddenPictures({ text, onTextChange }: HiddenPicturesProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const hidden = useHiddenPictures(text);
  // The text may change while a picture is uploaded.
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ address, file }: { address: string; file: File }) => {
      const { signal } = new AbortController();
      const asset = await uploadFile(file, () => undefined, signal);
      const { replaceAddress } = await import('@halyard/ui-kit/markdown');
      onTextChange(replaceAddress(latest.current, address, assetAddress(asset)));
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(LL, error) }),
  });
  if (hidden.length === 0) return null;
  return (
    <>
      <Banner tone="warn">{words.hiddenPictures({ count: hidden.length })}</Banner>
      <List label={words.hiddenPictures({ count: hidden.length })}>
        {hidden.map((address) => (
          <ListRow
            key={address}
            title={address}
            end={
              <Button
                size="small"
                icon={UploadIcon}
                busy={isPending && variables.address === address}
                aria-label={words.replacePictureOf({ address })}
                onClick={() => chooseFile(PICTURE_TYPES, (file) => mutate({ address, file }))}
              >
                {words.replacePicture()}
              </Button>
            }
          />
        ))}
      </List>
    </>
  );
}

/** Addresses of the pictures in a text that are shown as links; none until the parser is loaded. */
function useHiddenPictures(text: string): readonly string[] {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const settled = useDeferredValue(text);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const { findHiddenPictures } = await import('@halyard/ui-kit/markdown');
      if (isCurrent) setHidden(findHiddenPictures(settled, location.origin));
    };
    // Without the parser there is no preview either.
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return hidden;
}
