import { Segmented, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface ListViewsProps<View extends string> {
  label: string;
  /** The views in their order, with the number of their rows where it is known. */
  views: readonly { value: View; label: string; count: number | undefined }[];
  value: View;
  onValueChange: (view: View) => void;
  /** Default medium. */
  size?: 'small' | 'medium';
}

/** The views of a list with the number of rows in each. */
export function ListViews<View extends string>({ views, size, ...rest }: ListViewsProps<View>) {
  const { LL } = useLanguage();
  return (
    <Segmented
      {...rest}
      {...(size && { size })}
      options={views.map(({ count, ...view }) => ({
        ...view,
        end: count !== undefined && (
          <Text size={size === 'small' ? 12 : 13} tone="faint" figures>
            {LL.common.number({ value: count })}
          </Text>
        ),
      }))}
    />
  );
}
