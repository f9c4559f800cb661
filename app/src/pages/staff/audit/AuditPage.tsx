import {
  Button,
  EmptyState,
  FilterBar,
  FilterChip,
  Segmented,
  Select,
  Stack,
  useBelow,
} from '@halyard/ui-kit';
import { AUDIT_KINDS, AUDIT_TARGET_TYPES } from '@halyard/sdk/rules';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { AuditList, AuditTable } from './AuditTable.tsx';
import { type Period, PERIODS, useAudit } from './use-audit.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { NotOffered } from '../shared/NotOffered.tsx';
import { StaffHeader } from '../shared/StaffHeader.tsx';

const ANY = '';

/** What staff have changed. */
export function AuditPage() {
  const { LL } = useLanguage();
  if (useExtension('audit') === false) {
    return <NotOffered tab="audit" title={LL.staff.audit.notOffered()} />;
  }
  return <AuditLog />;
}

function AuditLog() {
  const { LL } = useLanguage();
  const words = LL.staff.audit;
  const audit = useAudit();
  const { log, entries } = audit;
  const Entries = useBelow('md') ? AuditList : AuditTable;
  return (
    <>
      <StaffHeader tab="audit" />
      <AuditFilter audit={audit} />
      {log.error && !entries ? (
        <LoadFailure error={log.error} onRetry={log.refetch} title={words.loadFailed()} />
      ) : (
        <PartErrorBoundary>
          <Entries
            entries={entries ?? []}
            isLoading={!entries}
            empty={<NoEntries audit={audit} />}
          />
          {log.hasNextPage && (
            <Stack pad="page">
              <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                {words.older()}
              </Button>
            </Stack>
          )}
        </PartErrorBoundary>
      )}
    </>
  );
}

interface AuditProps {
  audit: ReturnType<typeof useAudit>;
}

function AuditFilter({ audit }: AuditProps) {
  const { LL } = useLanguage();
  const words = LL.staff.audit;
  const { operation, operations, kind = ANY, actor, type = ANY, target, filter } = audit;
  // Names stand in the entries, ids in the address.
  const [first] = audit.entries ?? [];
  return (
    <FilterBar label={words.filterLabel()} sticky>
      <ListSearch label={words.find()} value={audit.text} onValueChange={(q) => filter({ q })} />
      <Select
        size="small"
        label={words.operation()}
        value={operation}
        options={[
          { value: ANY, label: words.anyOperation() },
          ...operations.map((name) => ({ value: name, label: name })),
        ]}
        onValueChange={(value) => filter({ operation: value })}
      />
      <Select
        size="small"
        label={words.kind()}
        value={kind}
        options={[
          { value: ANY, label: words.anyKind() },
          ...AUDIT_KINDS.map((name) => ({ value: name, label: words.kinds[name]() })),
        ]}
        onValueChange={(value) => filter({ kind: value })}
      />
      <Select
        size="small"
        label={words.target()}
        value={type}
        options={[
          { value: ANY, label: words.anyTarget() },
          ...AUDIT_TARGET_TYPES.map((name) => ({ value: name, label: words.types[name]() })),
        ]}
        // The id of a thing means another thing of another kind.
        onValueChange={(value) => filter({ type: value, target: null })}
      />
      <Segmented
        label={words.period()}
        value={audit.period}
        options={(Object.keys(PERIODS) as Period[]).map((value) => ({
          value,
          label: words.periods[value](),
        }))}
        onValueChange={(period) => filter({ period: period === 'all' ? null : period })}
      />
      {actor !== '' && (
        <FilterChip
          label={words.actorFilter()}
          value={first?.actorName ?? actor}
          active
          onRemove={() => filter({ actor: null })}
        />
      )}
      {target !== '' && (
        <FilterChip
          label={words.targetFilter()}
          value={first?.target?.name ?? target}
          active
          onRemove={() => filter({ type: null, target: null })}
        />
      )}
    </FilterBar>
  );
}

function NoEntries({ audit }: AuditProps) {
  const { LL } = useLanguage();
  const words = LL.staff.audit;
  if (!audit.isNarrowed) return <EmptyState title={words.empty()}>{words.emptyText()}</EmptyState>;
  return <NoMatch title={words.noMatch()} clear={words.showAll()} onClear={audit.clear} />;
}
