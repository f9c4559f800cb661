import type { Category } from '@halyard/sdk/types';
import { CATEGORIES } from '@halyard/sdk/rules';
import { CategoryFlag, Select } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface CategorySelectProps {
  value: Category;
  onValueChange: (value: Category) => void;
}

/** Selects a category; shows its signal flag. */
export function CategorySelect({ value, onValueChange }: CategorySelectProps) {
  const { LL } = useLanguage();
  return (
    <Select
      value={value}
      onValueChange={onValueChange}
      options={CATEGORIES.map((category) => ({
        value: category,
        label: LL.terms.category[category](),
        glyph: <CategoryFlag category={category} size={18} />,
      }))}
    />
  );
}
