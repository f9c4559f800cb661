import { PinControl, type PinProps } from './PinControl.tsx';
import { useSetPinned } from './use-set-pinned.ts';

/** Pins a post to the top of the lists, or takes it down. */
export function WorkingPin({ post, ...look }: PinProps) {
  const setPinned = useSetPinned();
  const toggle = () => setPinned({ post, isPinned: !post.isPinned });
  return <PinControl post={post} onClick={toggle} {...look} />;
}
