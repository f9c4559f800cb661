import { downloadOwnData, useListTeams } from '@halyard/sdk/react';
import type { Profile } from '@halyard/sdk/types';
import { Banner, Button, FormSection, Link, Stack, Text } from '@halyard/ui-kit';
import { DeleteIcon, DownloadIcon } from '@halyard/ui-kit/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { failureText } from '../../../app/errors/failure-text.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { saveFile } from '../../../app/storage/save-file.ts';

const DeleteAccountDialog = lazyDialog(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

/** What the site stores about its owner: downloaded, or deleted with the account. */
export function DataSection({ profile }: { profile: Profile }) {
  const { LL } = useLanguage();
  const words = LL.profile.data;
  return (
    <FormSection id="data" title={words.title()} description={words.text()}>
      <DownloadData userName={profile.userName} />
      <DeleteAccount profile={profile} />
    </FormSection>
  );
}

function DownloadData({ userName }: { userName: string }) {
  const { LL } = useLanguage();
  const words = LL.profile.data;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const data = await downloadOwnData();
      saveFile(JSON.stringify(data, null, 2), 'application/json', `${userName}.json`);
    },
  });
  return (
    <Stack gap={6} align="start">
      <Button icon={DownloadIcon} busy={isPending} onClick={() => mutate()}>
        {words.download()}
      </Button>
      <Text as="p" size={12} tone="faint">
        {words.downloadHint()}
      </Text>
      {error && <Banner tone="danger">{failureText(LL, error)}</Banner>}
    </Stack>
  );
}

function DeleteAccount({ profile }: { profile: Profile }) {
  const { LL, locale } = useLanguage();
  const words = LL.profile.data;
  const [isOpen, setOpen] = useState(false);
  const { data: teams = [] } = useListTeams();
  const led = teams
    .filter(({ members }) => members.some(({ id, captain }) => captain && id === profile.userId))
    .map(({ name }) => name);
  const isBlocked = led.length > 0;
  return (
    <Stack gap={6} align="start">
      <Button variant="danger" icon={DeleteIcon} disabled={isBlocked} onClick={() => setOpen(true)}>
        {words.delete()}
      </Button>
      <Text as="p" size={12} tone="faint">
        {isBlocked ? (
          <>
            {words.captain({ teams: new Intl.ListFormat(locale).format(led) })}{' '}
            <Link href={href.teams()}>{words.toTeams()}</Link>
          </>
        ) : (
          words.deleteHint()
        )}
      </Text>
      {isOpen && <DeleteAccountDialog profile={profile} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
