import type { Asset, Flag } from '@halyard/sdk/types';
import { FlagInput } from '@halyard/sdk/forms';
import { Button, FormField, Row, Stack, Text, TextField } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { UploadField } from '../shared/UploadField.tsx';
import type { useFlagCalls } from './use-flag-calls.ts';

interface AddPairsProps {
  known: readonly Flag[];
  add: ReturnType<typeof useFlagCalls>['add'];
}

interface Pair {
  flag: string;
  asset: Asset | null;
}

/** Adds a flag with its file; each team gets one such pair. */
export function AddPairs({ known, add }: AddPairsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.flags;
  const isKnown = (flag: string) => known.some((each) => each.flag === flag);
  const form = useForm<Pair>({
    schema: FlagInput,
    initial: { flag: '', asset: null },
    check: ({ flag }) => (isKnown(flag) ? { flag: words.known() } : {}),
    blame: () => 'flag',
    resets: true,
    send: async ({ flag, asset }) =>
      asset && add.mutateAsync([{ flag, attachmentType: 'Local', fileHash: asset.hash }]),
  });
  const { flag, asset } = form.values;
  return (
    <form {...form.props}>
      <Stack gap={8}>
        <FormField label={words.add()} hint={words.pairHint()} {...form.field('flag')}>
          <TextField mono {...form.bind('flag')} autoComplete="off" spellCheck={false} />
        </FormField>
        <FormField label={words.pairFile()}>
          <UploadField
            current={asset && { name: asset.name, detail: undefined }}
            onUploaded={async (stored) => form.set('asset', stored)}
          />
        </FormField>
        <Row gap={12}>
          <Button
            size="small"
            icon={AddIcon}
            type="submit"
            busy={form.isSending}
            disabled={!asset || flag.trim() === '' || isKnown(flag.trim())}
          >
            {words.addPair()}
          </Button>
          <Text size={12} tone="faint">
            {words.pairAdvice()}
          </Text>
        </Row>
      </Stack>
    </form>
  );
}
