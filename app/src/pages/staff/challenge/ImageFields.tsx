import { FormField, Grid, NumberField, TextField } from '@halyard/ui-kit';
import type { FieldProps } from '../../../forms/field-props.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface ImageFieldsProps {
  form: FieldProps<{ containerImage: string; exposePort: number | null }>;
  /** Whether the image may be chosen later. */
  optional?: boolean;
}

/** What an instance runs, and where it listens. */
export function ImageFields({ form, optional = false }: ImageFieldsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  return (
    <Grid columns="minmax(0, 1fr) 96px" from="sm" gap={10} align="start">
      <FormField label={words.image()} optional={optional} {...form.field('containerImage')}>
        <TextField mono {...form.bind('containerImage')} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField label={words.port()} {...form.field('exposePort')}>
        <NumberField {...form.bind('exposePort')} min={1} />
      </FormField>
    </Grid>
  );
}
