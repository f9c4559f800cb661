import {
  invalidate,
  removeGamePoster,
  removeGamePosterChanges,
  useSetGamePoster,
} from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import {
  Banner,
  Button,
  CropDialog,
  FormField,
  PictureBox,
  Poster,
  Row,
  Stack,
} from '@halyard/ui-kit';
import { UploadIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { chooseFile } from '../../../forms/choose-file.ts';
import { cropWords } from '../../../forms/crop-words.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

const MAX_BYTES = 3 * 1024 * 1024;
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
/** Width of a cropped poster in px. Game pages show it across a wide window. */
const WIDTH = 1920;

interface PosterFieldProps {
  game: GameInfo;
  /** As the form has it; a game without a poster shows one that is generated from it. */
  title: string;
}

/** The poster of a game: uploaded after a crop, or removed, both at once. */
export function PosterField({ game, title }: PosterFieldProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const poster = usePosterUpload(game.id);
  const hasPoster = game.poster !== null;
  return (
    <FormField label={words.poster()} group hint={hasPoster ? undefined : words.posterHint()}>
      <Stack gap={8}>
        <PictureBox width="full" height={100}>
          <Poster title={title} id={game.id} image={game.poster} width={176} height={100} />
        </PictureBox>
        <Row gap={4} wrap>
          <Button
            size="small"
            icon={UploadIcon}
            busy={poster.isSending && !poster.file}
            onClick={() => chooseFile(ACCEPTED, poster.take)}
          >
            {hasPoster ? words.posterReplace() : words.posterUpload()}
          </Button>
          {hasPoster && <RemovePoster game={game} />}
        </Row>
        {!poster.file && poster.failure !== undefined && (
          <Banner tone="danger">{poster.failure}</Banner>
        )}
      </Stack>
      <CropDialog
        file={poster.file}
        shape="wide"
        width={WIDTH}
        words={cropWords(LL, words.posterCrop())}
        busy={poster.isSending}
        {...(poster.failure !== undefined && { error: poster.failure })}
        onClose={poster.close}
        onCrop={(picture) => poster.send(picture, 'poster.webp')}
      />
    </FormField>
  );
}

function usePosterUpload(gameId: number) {
  const { LL } = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error, reset } = useSetGamePoster({
    mutation: { onSuccess: () => setFile(null) },
  });
  const send = (picture: Blob, name: string) =>
    mutate({ gameId, data: { file: new File([picture], name, { type: picture.type }) } });
  const sizeFailure = isTooLarge ? LL.profile.picture.tooLarge() : undefined;
  return {
    file,
    send,
    isSending: isPending,
    failure: error ? failureText(LL, error) : sizeFailure,
    close: () => {
      reset();
      setFile(null);
    },
    take: (chosen: File) => {
      reset();
      // Cropping would stop a picture that moves.
      const isSentAsItIs = chosen.type === 'image/gif';
      const isRefused = isSentAsItIs && chosen.size > MAX_BYTES;
      setTooLarge(isRefused);
      if (!isSentAsItIs) setFile(chosen);
      else if (!isRefused) send(chosen, chosen.name);
    },
  };
}

function RemovePoster({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  if (useExtension('removePicture') !== true) return null;
  const remove = () =>
    ask({
      title: words.posterRemoveTitle({ game: game.title }),
      effect: words.posterRemoveEffect(),
      confirm: LL.common.remove(),
      destructive: true,
      act: async () => {
        await removeGamePoster(game.id);
        await invalidate(client, removeGamePosterChanges, { gameId: game.id });
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
