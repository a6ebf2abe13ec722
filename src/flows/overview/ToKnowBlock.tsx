import { t } from '#locales/fr/overview.ts';
import { plural } from '#locales/plural.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import { isWhole } from '#machines/overview/firstContracts.ts';
import type { Fact, ToKnow } from '#machines/overview/toKnow.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Block } from './Block.tsx';
import { FactItem, type FactWays } from './FactItem.tsx';
import * as css from './Overview.css.ts';
import { type BlockProps, parts } from './overviewActor.ts';

/** How many are listed; the pages of the meters have the others. */
const shown = 5;

const keyOf = (fact: Fact): string => (fact.kind === 'removed' ? meterKey(fact.meter) : fact.reference);

const Facts = ({ facts, ...ways }: FactWays & Pick<ToKnow, 'facts'>) => (
  <>
    <p role="status" className={css.summary}>
      {t(`toKnow.count.${plural(facts.length)}`, { count: facts.length })}
    </p>
    <ul aria-label={t('toKnow.list')}>
      {facts.slice(0, shown).map((fact) => (
        <FactItem key={keyOf(fact)} fact={fact} {...ways} />
      ))}
    </ul>
  </>
);

type Props = BlockProps & FactWays & { watchLink: Elements };

/** What is to be known of the meters, and the way to the watch, which reads nothing by itself (docs/rules.md#overview). */
export const ToKnowBlock = ({ actor, snapshot, watchLink, ...ways }: Props) => {
  const { toKnow, toKnowFailure } = snapshot.context;
  const part = parts.find((one) => snapshot.matches({ blocks: { toKnow: one } })) ?? 'loading';
  return (
    <Block
      name="toKnow"
      part={part}
      failure={toKnowFailure}
      reach={toKnow}
      onRetry={() => actor.send({ type: 'toKnow.retried' })}
    >
      {part === 'shown' && toKnow && <Facts facts={toKnow.facts} {...ways} />}
      {part === 'empty' && !toKnow?.unread.length && <p role="status">{t('toKnow.none')}</p>}
      {toKnow && !isWhole(toKnow) && (
        <p className={css.soft}>
          {t(`toKnow.part.${plural(toKnow.read)}`, { read: toKnow.read, count: toKnow.count })}
        </p>
      )}
      <p className={css.soft}>{t('toKnow.watch')}</p>
      <div className={css.ways}>
        {watchLink}
        <Link variant="text" href="/espace-consommation">
          {t('toKnow.all')}
        </Link>
      </div>
    </Block>
  );
};
