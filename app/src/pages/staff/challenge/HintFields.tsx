import { challengeUpdateHintsItemMax, challengeUpdateHintsMax } from '@halyard/sdk/forms';
import { Badge, Button, IconButton, Row, Section, Stack, Text, TextArea } from '@halyard/ui-kit';
import { AddIcon, DeleteIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useState } from 'react';
import type { ChallengeSectionProps } from './section-props.ts';

interface HintFieldsProps extends ChallengeSectionProps {
  stored: readonly string[];
  /** Saving changed hints posts a notice to all teams. */
  postsNotice: boolean;
}

/** A field for each hint, in order. */
export function HintFields({ form, stored, postsNotice }: HintFieldsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { hints } = form.values;
  const setHints = (next: readonly string[]) => form.set('hints', next);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <Section
      title={words.hints()}
      actions={
        <Button
          size="small"
          variant="ghost"
          icon={AddIcon}
          disabled={hints.length >= challengeUpdateHintsMax}
          onClick={() => {
            setAdded(hints.length);
            setHints([...hints, '']);
          }}
        >
          {words.addHint()}
        </Button>
      }
    >
      <Stack gap={8}>
        {hints.length === 0 && (
          <Text as="p" size={13} tone="faint">
            {words.noHints()}
          </Text>
        )}
        {hints.map((hint, index) => (
          // Hints have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={index} gap={8} align="start">
            <Stack grow>
              <TextArea
                rows={1}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just added it
                autoFocus={index === added}
                aria-label={words.hintNumber({ number: index + 1 })}
                value={hint}
                maxLength={challengeUpdateHintsItemMax}
                onValueChange={(value) => setHints(hints.with(index, value))}
              />
            </Stack>
            {postsNotice && hint.trim() !== '' && !stored.includes(hint.trim()) && (
              <Badge tone="info">{words.postsNotice()}</Badge>
            )}
            <IconButton
              icon={DeleteIcon}
              label={words.removeHint({ number: index + 1 })}
              onClick={() => setHints(hints.toSpliced(index, 1))}
            />
          </Row>
        ))}
        {form.errors.hints && (
          <Text size={12} tone="danger">
            {form.errors.hints}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
