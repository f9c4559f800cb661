import type { EditChallengeInfo } from '@halyard/sdk/types';
import { CHALLENGE_TYPES, CATEGORIES } from '@halyard/sdk/rules';
import { CategoryFlag, FilterBar, Text } from '@halyard/ui-kit';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ChoiceChip } from '../list/ChoiceChip.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import { CHALLENGE_VIEWS, isInView, toFilter } from './challenge-lines.ts';

/** Search, view, category and type; stored in the address. */
export function ChallengesFilter({ challenges }: { challenges: readonly EditChallengeInfo[] }) {
  const { LL } = useLanguage();
  const words = LL.staff.challenges;
  const { params, set } = useSearchState();
  const filter = toFilter(params);
  const category = CATEGORIES.find((each) => each === filter.category);
  const type = CHALLENGE_TYPES.find((each) => each === filter.type);
  return (
    <FilterBar
      label={words.filterLabel()}
      sticky
      end={
        <Text size={12} tone="faint">
          {words.enablingPosts()}
        </Text>
      }
    >
      <ListSearch
        label={words.find()}
        value={filter.typed}
        onValueChange={(q) => set({ q }, { replace: true })}
      />
      <ListViews
        label={words.show()}
        value={filter.view}
        onValueChange={(next) => set({ show: next === 'all' ? null : next })}
        views={CHALLENGE_VIEWS.map((view) => ({
          value: view,
          label: words.views[view](),
          count: challenges.filter((each) => isInView(view, each)).length,
        }))}
      />
      <ChoiceChip
        label={LL.staff.challenge.category()}
        value={category && LL.terms.category[category]()}
        glyph={category && <CategoryFlag category={category} size={14} />}
        onRemove={() => set({ category: null })}
        entries={CATEGORIES.map((each) => ({
          label: LL.terms.category[each](),
          glyph: <CategoryFlag category={each} size={16} />,
          checked: each === category,
          onSelect: () => set({ category: each }),
        }))}
      />
      <ChoiceChip
        label={LL.staff.challenge.type()}
        value={type && LL.terms.challengeType[type]()}
        onRemove={() => set({ type: null })}
        entries={CHALLENGE_TYPES.map((each) => ({
          label: LL.terms.challengeType[each](),
          checked: each === type,
          onSelect: () => set({ type: each }),
        }))}
      />
    </FilterBar>
  );
}
