import type { Flag } from '@halyard/sdk/types';
import { flagInputFlagMax } from '@halyard/sdk/forms';
import { Button, FileDropList, FormField, Row, Stack, Text, TextArea } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { newFlags } from './flags.ts';
import { StrayNote, useStray } from './StrayNote.tsx';
import type { useFlagCalls } from './use-flag-calls.ts';
import { useUploads } from './use-uploads.ts';

interface AddPairsProps {
  known: readonly Flag[];
  add: ReturnType<typeof useFlagCalls>['add'];
}

// file2 before file10
const byName = new Intl.Collator('en', { numeric: true });

/** Adds flags with their files, the first flag with the first file by name; each team gets one such pair. */
export function AddPairs({ known, add }: AddPairsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.flags;
  const { uploads, add: upload, remove, clear } = useUploads();
  const sorted = uploads.toSorted((a, b) => byName.compare(a.item.name, b.item.name));
  const assets = sorted.flatMap(({ asset }) => (asset ? [asset] : []));
  const pairsOf = (text: string) => {
    const flags = newFlags(text, known);
    const isWhole = flags.length === linesOf(text) && flags.length === uploads.length;
    return isWhole && assets.length === uploads.length
      ? assets.map(({ hash }, index) => ({ flag: flags[index] ?? '', fileHash: hash }))
      : [];
  };
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => {
      const flags = newFlags(text, known);
      if (flags.some(isTooLong)) return { text: words.tooLong({ most: flagInputFlagMax }) };
      return flags.length < linesOf(text) ? { text: words.known() } : {};
    },
    blame: () => 'text',
    resets: true,
    async send({ text }) {
      const pairs = pairsOf(text);
      await add.mutateAsync(pairs.map((pair) => ({ ...pair, attachmentType: 'Local' })));
      clear();
    },
  });
  const flags = newFlags(form.values.text, known);
  const stray = useStray(flags);
  const pairs = pairsOf(form.values.text);
  return (
    <form {...form.props}>
      <Stack gap={8}>
        <FormField
          label={words.add()}
          hint={stray === null ? words.pairHint() : <StrayNote text={stray} />}
          {...form.field('text')}
        >
          <TextArea mono rows={2} {...form.bind('text')} autoComplete="off" spellCheck={false} />
        </FormField>
        <FormField label={words.pairFile()}>
          <FileDropList
            label={words.pairFile()}
            items={sorted.map(({ item }, index) =>
              item.kind === 'done' ? { ...item, detail: flags[index] ?? words.noFlag() } : item,
            )}
            onFiles={(files) => void upload(files)}
            onCancel={remove}
            onRemove={remove}
            hint={LL.staff.upload.hint()}
            words={{
              choose: LL.staff.upload.choose(),
              over: LL.staff.upload.over(),
              replace: LL.staff.upload.replace(),
              another: LL.staff.upload.another(),
              cancel: LL.staff.upload.cancel(),
            }}
          />
        </FormField>
        <Row gap={12}>
          <Button
            size="small"
            icon={AddIcon}
            type="submit"
            busy={form.isSending}
            disabled={pairs.length === 0 || flags.some(isTooLong)}
          >
            {pairs.length > 1 ? words.addPairs({ count: pairs.length }) : words.addPair()}
          </Button>
          <Text size={12} tone="faint">
            {flags.length === uploads.length
              ? words.pairAdvice()
              : words.uneven({ flags: flags.length, files: uploads.length })}
          </Text>
        </Row>
      </Stack>
    </form>
  );
}

/** The number of lines that are not empty. */
function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function isTooLong(flag: string): boolean {
  return flag.length > flagInputFlagMax;
}
