import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { LifeRing, type InstanceLife, type LifeWords } from '../InstanceBox/LifeRing.tsx';
import { MissingFlag } from '../PoleFlag/PoleFlag.tsx';
import { Head, Name, Row, Title, Words } from './InstanceDock.styles.ts';

export interface DockedInstance {
  /** Id of its challenge. */
  id: number;
  title: string;
  category: AnyCategory;
  /** Address of the challenge. */
  href: string;
  /** The member who started it: "by marlow". */
  note?: string | undefined;
  life: InstanceLife;
  /** An `EntryLine` with `quiet`. */
  entry: ReactNode;
  /** One small button or a menu: "Destroy". */
  action?: ReactNode;
}

export interface InstanceDockProps {
  /** "Instances" */
  title: string;
  /** Number and limit: "1 of 3". */
  count?: string | undefined;
  /** In the order in which they end. */
  instances: readonly DockedInstance[];
  /** Texts for the rings of remaining time. */
  lifeWords: LifeWords;
  /** Shown while none runs; without it nothing is shown. */
  empty?: { title: string; text?: string } | undefined;
}

/** The running instances of a team in a game: remaining time, entry, link to the challenge. */
export function InstanceDock({ title, count, instances, lifeWords, empty }: InstanceDockProps) {
  const Link = useLink();
  const id = useId();
  if (instances.length === 0) {
    return empty ? (
      <EmptyState figure={<MissingFlag />} title={empty.title}>
        {empty.text}
      </EmptyState>
    ) : null;
  }
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {count && <span>{count}</span>}
      </Head>
      <ul>
        {instances.map((instance) => (
          <Row key={instance.id}>
            <LifeRing life={instance.life} words={lifeWords} size={40} />
            <Words>
              <Name>
                <CategoryFlag category={instance.category} size={16} />
                <Title as={Link} href={instance.href}>
                  {instance.title}
                </Title>
                {instance.note && <span>{instance.note}</span>}
              </Name>
              {instance.entry}
            </Words>
            {instance.action}
          </Row>
        ))}
      </ul>
    </section>
  );
}
