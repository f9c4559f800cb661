import type { Asset, Flag } from '@halyard/sdk/react';
import { flagInputFlagMax } from '@halyard/sdk/schemas';
import { Button, FormField, Row, Stack, Text, TextField } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { UploadField } from '../shared/UploadField.tsx';
import type { useFlagCalls } from './use-flag-calls.ts';

interface AddPairsProps {
  known: readonly Flag[];
  add: ReturnType<typeof useFlagCalls>['add'];
}

/** A flag and the file that leads to it: each team gets one such pair. */
export function AddPairs({ known, add }: AddPairsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.flags;
  const [flag, setFlag] = useState('');
  const [asset, setAsset] = useState<Asset | null>(null);
  const written = flag.trim();
  const isKnown = known.some((each) => each.flag === written);
  const send = () => {
    if (!asset || written === '' || isKnown || add.isPending) return;
    add.mutate([{ flag: written, attachmentType: 'Local', fileHash: asset.hash }], {
      onSuccess: () => {
        setFlag('');
        setAsset(null);
      },
    });
  };
  return (
    <Stack gap={8}>
      <FormField
        label={words.add()}
        hint={words.pairHint()}
        error={isKnown ? words.known() : add.error && failureText(LL, add.error)}
      >
        <TextField
          mono
          value={flag}
          onValueChange={setFlag}
          maxLength={flagInputFlagMax}
          autoComplete="off"
          spellCheck={false}
        />
      </FormField>
      <FormField label={words.pairFile()}>
        <UploadField
          current={asset && { name: asset.name, detail: undefined }}
          onUploaded={async (stored) => setAsset(stored)}
        />
      </FormField>
      <Row gap={12}>
        <Button
          size="small"
          icon={AddIcon}
          busy={add.isPending}
          disabled={!asset || written === '' || isKnown}
          onClick={send}
        >
          {words.addPair()}
        </Button>
        <Text size={12} tone="faint">
          {words.pairAdvice()}
        </Text>
      </Row>
    </Stack>
  );
}
