import { useRemoveTeamAvatar, useSetTeamAvatar } from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import {
  Avatar,
  Button,
  CropDialog,
  FileDrop,
  FormField,
  Row,
  Stack,
  toast,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { failureText } from '../../app/errors/failure-text.ts';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
/** What the server makes of a picture. */
const SIDE = 300;

/** The picture of a team: choose, crop, remove. */
export function TeamPicture({ team }: { team: Team }) {
  const { LL } = useLanguage();
  const words = LL.teams;
  const [file, setFile] = useState<File | null>(null);
  const canRemove = useExtension('removePicture') === true && team.avatar !== null;
  const picture = useTeamPicture(team, () => setFile(null));
  return (
    <>
      <FormField label={words.picture()} optional>
        <Row gap={12}>
          <Avatar kind="team" size={64} name={team.name} src={team.avatar} />
          <Stack grow gap={8}>
            <FileDrop
              status={{ kind: 'rest' }}
              accept={PICTURES}
              hint={words.pictureHint()}
              onFiles={([chosen]) => setFile(chosen ?? null)}
              words={{
                choose: words.choosePicture(),
                over: words.releasePicture(),
                replace: words.choosePicture(),
                another: words.choosePicture(),
                cancel: LL.common.cancel(),
              }}
            />
            {canRemove && (
              <Row>
                <Button
                  size="small"
                  variant="ghost"
                  busy={picture.isRemoving}
                  onClick={picture.remove}
                >
                  {words.removePicture()}
                </Button>
              </Row>
            )}
          </Stack>
        </Row>
      </FormField>
      <CropDialog
        file={file}
        width={SIDE}
        busy={picture.isSending}
        {...(picture.error && { error: failureText(LL, picture.error) })}
        onClose={() => {
          picture.reset();
          setFile(null);
        }}
        onCrop={picture.send}
        words={{
          title: words.crop.title(),
          description: words.crop.text(),
          area: words.crop.area(),
          corner: words.crop.corner(),
          cancel: LL.common.cancel(),
          apply: words.crop.apply(),
          unreadable: words.crop.unreadable(),
        }}
      />
    </>
  );
}

function useTeamPicture({ id: teamId }: Team, onSet: () => void) {
  const { LL } = useLanguage();
  const set = useSetTeamAvatar({
    mutation: {
      onSuccess: onSet,
    },
  });
  const removal = useRemoveTeamAvatar({
    mutation: {
      onError: (failure) => toast({ tone: 'danger', title: failureText(LL, failure) }),
    },
  });
  return {
    send: (file: Blob) => set.mutate({ teamId, data: { file } }),
    remove: () => removal.mutate({ teamId }),
    isSending: set.isPending,
    isRemoving: removal.isPending,
    error: set.error,
    reset: set.reset,
  };
}
