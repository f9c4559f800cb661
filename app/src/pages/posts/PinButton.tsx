import type { PostInfo } from '@halyard/sdk/types';
import { IconButton } from '@halyard/ui-kit';
import { PinIcon, UnpinIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useSetPinned } from './use-set-pinned.ts';

interface PinButtonProps {
  post: Pick<PostInfo, 'id' | 'title' | 'isPinned'>;
  size?: 'small' | 'medium';
}

/** Pins a post to the top of the lists, or takes it down. */
export function PinButton({ post, size = 'medium' }: PinButtonProps) {
  const { LL } = useLanguage();
  const setPinned = useSetPinned();
  const label = post.isPinned ? LL.posts.unpin : LL.posts.pin;
  return (
    <IconButton
      size={size}
      icon={post.isPinned ? UnpinIcon : PinIcon}
      label={label({ title: post.title })}
      onClick={() => setPinned({ post, isPinned: !post.isPinned })}
    />
  );
}
