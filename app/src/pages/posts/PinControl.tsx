import type { PostInfo } from '@halyard/sdk/types';
import { IconButton } from '@halyard/ui-kit';
import { PinIcon, UnpinIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';

export interface PinProps {
  post: Pick<PostInfo, 'id' | 'title' | 'isPinned'>;
  size?: 'small' | 'medium';
}

interface PinControlProps extends PinProps {
  /** Without it the button is disabled. */
  onClick?: () => void;
}

/** The button that pins a post or takes it down, without what it does. */
export function PinControl({ post, size = 'medium', onClick }: PinControlProps) {
  const { LL } = useLanguage();
  const label = post.isPinned ? LL.posts.unpin : LL.posts.pin;
  return (
    <IconButton
      size={size}
      icon={post.isPinned ? UnpinIcon : PinIcon}
      label={label({ title: post.title })}
      disabled={!onClick}
      {...(onClick && { onClick })}
    />
  );
}
