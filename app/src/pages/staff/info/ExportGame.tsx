import { exportGame, useListEditChallenges } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { Button, Section, Stack, Text, toast } from '@halyard/ui-kit';
import { DownloadIcon } from '@halyard/ui-kit/icons';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { saveBlob } from '../../../app/storage/save-file.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Saves a game as a package that another server can import. */
export function ExportGame({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { data: challenges = [] } = useListEditChallenges(game.id);
  const worthless = challenges.filter(({ originalScore }) => originalScore === 0).length;
  const long = challenges.filter(({ longFlagCount = 0 }) => longFlagCount > 0).length;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const file = await exportGame(game.id);
      saveBlob(await file.blob(), file.name);
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(LL, error) }),
  });
  return (
    <Section title={words.packageTitle()}>
      <Stack gap={12} align="start">
        <Text as="p" size={13} tone="muted">
          {words.packageText()}
        </Text>
        {worthless > 0 && (
          <Text as="p" size={13} tone="muted">
            {words.packageWorthless({ count: worthless })}
          </Text>
        )}
        {long > 0 && (
          <Text as="p" size={13} tone="muted">
            {words.packageLongFlags({ count: long })}
          </Text>
        )}
        <Button size="small" icon={DownloadIcon} busy={isPending} onClick={() => mutate()}>
          {words.exportGame()}
        </Button>
      </Stack>
    </Section>
  );
}
