import {
  deleteLogo,
  deleteLogoChanges,
  invalidate,
  uploadLogo,
  uploadLogoChanges,
} from '@halyard/sdk/react';
import type { SiteConfig } from '@halyard/sdk/types';
import { Button, FormField, LogoPreview, VisuallyHidden } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** The logo at its sizes; it is set and removed at once. */
export function LogoField({ hash }: { hash: SiteConfig['globalConfig']['logoHash'] }) {
  const { LL } = useLanguage();
  const words = LL.staff.settings;
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (picture: File) => uploadLogo({ file: picture }),
    onSuccess: () => invalidate(client, uploadLogoChanges, {}),
  });
  const remove = useMutation({
    mutationFn: () => deleteLogo(),
    onSuccess: () => invalidate(client, deleteLogoChanges, {}),
  });
  const error = upload.error ?? remove.error;
  return (
    <FormField label={words.logo()} group hint={words.logoHint()}>
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          aria-label={words.logo()}
          tabIndex={-1}
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          onChange={({ currentTarget }) => {
            const [picture] = currentTarget.files ?? [];
            if (picture) upload.mutate(picture);
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <LogoPreview
        src={hash ? `/assets/${hash}/logo` : null}
        label={words.logoSizes()}
        {...(error && { error: failureText(LL, error) })}
        actions={
          <>
            <Button size="small" busy={upload.isPending} onClick={() => file.current?.click()}>
              {words.upload()}
            </Button>
            {hash && (
              <Button
                size="small"
                variant="ghost"
                busy={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {words.removeLogo()}
              </Button>
            )}
          </>
        }
      />
    </FormField>
  );
}
