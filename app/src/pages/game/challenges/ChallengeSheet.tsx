import { CategoryFlag, IconButton, Row, Sheet, Text, VisuallyHidden } from '@halyard/ui-kit';
import { CollapseIcon, ExpandIcon } from '@halyard/ui-kit/icons';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { categoryName } from '../../../game/term-words.ts';
import type { ListedChallenge } from '../../../game/challenge-list.ts';
import type { Steps } from './open-challenge-props.ts';

interface ChallengeSheetProps extends Steps {
  /** The open challenge. */
  item: ListedChallenge | undefined;
  /** The challenges that Previous and Next go through. */
  shown: readonly ListedChallenge[];
  onClose: () => void;
  /** The panel of the challenge; without it the sheet is closed. */
  children: ReactNode;
}

/**
 * The open challenge on a phone: a sheet with its category and buttons for the previous and next
 * challenge.
 */
export function ChallengeSheet(props: ChallengeSheetProps) {
  const { item, shown, onPrevious, onNext, onClose, children } = props;
  const { LL } = useLanguage();
  const words = LL.game.challenge;
  const index = shown.findIndex(({ info }) => info.id === item?.info.id);
  return (
    <Sheet
      open={item !== undefined && children !== undefined}
      onClose={onClose}
      flush
      title={
        item && (
          <Row gap={8}>
            <CategoryFlag category={item.info.category} />
            <Text size={13} tone="muted" cut>
              {categoryName(LL, item.info.category)}
            </Text>
            {index >= 0 && (
              <VisuallyHidden>
                {words.place({ place: index + 1, count: shown.length })}
              </VisuallyHidden>
            )}
          </Row>
        )
      }
      actions={
        <>
          <IconButton
            icon={CollapseIcon}
            label={words.previous()}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton icon={ExpandIcon} label={words.next()} disabled={!onNext} onClick={onNext} />
        </>
      }
    >
      {children}
    </Sheet>
  );
}
