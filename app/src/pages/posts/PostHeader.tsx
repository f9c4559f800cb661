import { hasRole } from '@halyard/sdk/rules';
import type { Post } from '@halyard/sdk/types';
import { Button, ButtonLink, CopyButton, IconButton, PageHeader, useBelow } from '@halyard/ui-kit';
import { EditIcon, PrintIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { PinButton } from './PinButton.tsx';

/** The way back, and what can be done with a post. */
export function PostHeader({ post }: { post: Post }) {
  const { LL } = useLanguage();
  const words = LL.posts;
  const isStaff = hasRole(useProfile() ?? null, 'Admin');
  const isNarrow = useBelow('sm');
  const address = () => new URL(href.post(post.id), window.location.href).href;
  const print = () => window.print();
  return (
    <PageHeader
      crumbs={[{ href: href.posts(), label: words.title() }]}
      actions={
        <>
          {isNarrow ? (
            <>
              <IconButton icon={PrintIcon} label={words.print()} onClick={print} />
              <CopyButton text={address} label={words.copyLink()} variant="ghost" />
            </>
          ) : (
            <>
              <Button variant="ghost" icon={PrintIcon} onClick={print}>
                {words.print()}
              </Button>
              <CopyButton variant="ghost" text={address}>
                {words.copyLink()}
              </CopyButton>
            </>
          )}
          {isStaff && (
            <>
              <PinButton post={post} />
              <ButtonLink icon={EditIcon} href={href.postEdit(post.id)}>
                {LL.common.edit()}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  );
}
