import type { Flag } from '@halyard/sdk/types';
import { ConfirmPopover, FlagList, IconButton, Section, Stack, Text, toast } from '@halyard/ui-kit';
import { DeleteIcon } from '@halyard/ui-kit/icons';
import { failureText } from '../../../app/errors/failure-text.ts';
import { markStray } from '../../../game/stray.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { AddFlags } from './AddFlags.tsx';
import { AddPairs } from './AddPairs.tsx';
import { attachmentName, flagKind, FLAGS_ID } from './flags.ts';
import { StrayNote, useStray } from './StrayNote.tsx';
import type { ChallengePartProps } from './section-props.ts';
import { judgeByList } from './try-flag.ts';
import { TryFlag } from './TryFlag.tsx';
import { useFlagCalls } from './use-flag-calls.ts';

/** The correct flags, hidden until requested. Changes are saved immediately. */
export function FlagsPart({ game, challenge }: ChallengePartProps) {
  const { LL } = useLanguage();
  const words = LL.staff.flags;
  const { add, remove } = useFlagCalls(game.id, challenge.id);
  const { flags } = challenge;
  const stray = useStray(flags.map(({ flag }) => flag));
  const isLast = flags.length === 1;
  const removeButton = (flag: Flag, place: number) => (
    <ConfirmPopover
      title={words.removeTitle({ place })}
      effect={isLast ? words.removeLastEffect() : words.removeEffect()}
      confirm={words.remove()}
      cancel={LL.common.cancel()}
      destructive
      onConfirm={() =>
        remove.mutate(flag.id, {
          onError: (error) => toast({ tone: 'danger', title: failureText(LL, error) }),
        })
      }
      trigger={(props) => (
        <IconButton
          {...props}
          size="small"
          icon={DeleteIcon}
          label={words.removeOf({ place })}
          busy={remove.isPending && remove.variables === flag.id}
        />
      )}
    />
  );
  return (
    <Section id={FLAGS_ID} title={words.title()} note={words.count({ count: flags.length })}>
      <Stack gap={12}>
        {stray !== null && <StrayNote text={stray} />}
        {flags.length === 0 ? (
          <Text as="p" size={13} tone="faint">
            {words.none()}
          </Text>
        ) : (
          <FlagList
            label={words.listOf({ challenge: challenge.title })}
            flags={flags.map((flag, index) => ({
              id: flag.id,
              flag: flag.flag,
              shown: markStray(flag.flag),
              ...(flag.attachment && { note: attachmentName(flag.attachment.url) }),
              action: removeButton(flag, index + 1),
            }))}
            words={{
              reveal: (place) => words.reveal({ place }),
              hide: (place) => words.hide({ place }),
              copy: (place) => words.copy({ place }),
              masked: words.masked(),
            }}
          />
        )}
        {flagKind(challenge.type) === 'pairs' ? (
          <AddPairs known={flags} add={add} />
        ) : (
          <AddFlags known={flags} add={add} />
        )}
        {flags.length > 0 && <TryFlag judge={(flag) => judgeByList(flags, flag)} />}
      </Stack>
    </Section>
  );
}
