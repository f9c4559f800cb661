import { removeAvatar, useSetAvatar, removeAvatarChanges, invalidate } from '@halyard/sdk/react';
import type { Profile } from '@halyard/sdk/types';
import { Avatar, Banner, Button, CropDialog, Row, Stack, Text } from '@halyard/ui-kit';
import { UploadIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { chooseFile } from '../../../forms/choose-file.ts';
import { cropWords } from '../../../forms/crop-words.ts';

const MAX_BYTES = 3 * 1024 * 1024;
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

/** The own picture: uploaded after a crop, or removed. */
export function PictureField({ profile }: { profile: Profile }) {
  const { LL } = useLanguage();
  const words = LL.profile.picture;
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error, reset } = useSetAvatar({
    mutation: { onSuccess: () => setFile(null) },
  });
  const failure = error ? failureText(LL, error) : undefined;
  const upload = (picture: Blob, name: string) =>
    mutate({ data: { file: new File([picture], name, { type: picture.type }) } });
  const take = (chosen: File) => {
    reset();
    setTooLarge(chosen.size > MAX_BYTES);
    if (chosen.size > MAX_BYTES) return;
    // Cropping would stop a picture that moves.
    if (chosen.type === 'image/gif') upload(chosen, chosen.name);
    else setFile(chosen);
  };
  return (
    <Stack gap={8}>
      <Row gap={16}>
        <Avatar name={profile.userName} kind="person" size={64} src={profile.avatar} />
        <Stack gap={6}>
          <Row gap={8} wrap>
            <Button
              size="small"
              icon={UploadIcon}
              busy={isPending && !file}
              onClick={() => chooseFile(ACCEPTED, take)}
            >
              {words.upload()}
            </Button>
            {profile.avatar !== null && <RemovePicture />}
          </Row>
          <Text as="p" size={12} tone="faint">
            {words.hint()}
          </Text>
        </Stack>
      </Row>
      {isTooLarge && <Banner tone="danger">{words.tooLarge()}</Banner>}
      {!file && failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <CropDialog
        file={file}
        round
        words={cropWords(LL, words.crop())}
        busy={isPending}
        {...(failure !== undefined && { error: failure })}
        onClose={() => setFile(null)}
        onCrop={(picture) => upload(picture, 'picture.webp')}
      />
    </Stack>
  );
}

function RemovePicture() {
  const { LL } = useLanguage();
  const words = LL.profile.picture;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  if (useExtension('removePicture') !== true) return null;
  const remove = () =>
    ask({
      title: words.removeTitle(),
      effect: words.removeEffect(),
      confirm: LL.common.remove(),
      destructive: true,
      act: async () => {
        await removeAvatar();
        await invalidate(client, removeAvatarChanges, {});
      },
    });
  return (
    <>
      <Button size="small" variant="ghost" onClick={remove}>
        {LL.common.remove()}
      </Button>
      {question}
    </>
  );
}
