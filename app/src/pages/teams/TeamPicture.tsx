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
  const {
    mutate: send,
    isPending,
    error,
    reset,
  } = useSetTeamAvatar({
    mutation: {
      onSuccess: () => {
        setFile(null);
        toast({ tone: 'ok', title: words.pictureSet() });
      },
    },
  });
  const { mutate: remove, isPending: isRemoving } = useRemoveTeamAvatar({
    mutation: {
      onSuccess: () => toast({ tone: 'ok', title: words.pictureRemoved() }),
      onError: (failure) => toast({ tone: 'danger', title: failureText(LL, failure) }),
    },
  });
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
                replace: words.replacePicture(),
                another: words.otherPicture(),
                cancel: LL.common.cancel(),
              }}
            />
            {canRemove && (
              <Row>
                <Button
                  size="small"
                  variant="ghost"
                  busy={isRemoving}
                  onClick={() => remove({ teamId: team.id })}
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
        busy={isPending}
        {...(error && { error: failureText(LL, error) })}
        onClose={() => {
          reset();
          setFile(null);
        }}
        onCrop={(picture) => send({ teamId: team.id, data: { file: picture } })}
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
