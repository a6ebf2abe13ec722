import { t } from '#locales/fr/overview.ts';
import { plural } from '#locales/translator.ts';
import type { Fact, ToKnow } from '#machines/overview/blocks.ts';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import type { FirstStep } from '#machines/overview/standing.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { isWhole } from '../../domain/contract/contractPage.ts';
import { dayName } from '../../domain/format.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { BalanceBlock, type BalanceProps, UnknownBalance } from './BalanceBlock.tsx';
import { type BlockProps, BlockStates } from './BlockStates.tsx';
import * as css from './Overview.css.ts';

type FactWays = { meterAddressOf: (meter: Meter) => string };

/** Number of facts in the block (docs/rules.md#limits). */
const mostListed = 3;

const wordsOf = (fact: Fact, { meterAddressOf }: FactWays) =>
  fact.kind === 'unread'
    ? {
        tone: 'warn' as const,
        address: `/espace-consommation?reference=${encodeURIComponent(fact.reference)}`,
        what: t('toKnow.unread', { day: dayName(fact.lastDay) }),
      }
    : {
        tone: 'info' as const,
        address: meterAddressOf(fact.meter),
        what: t('toKnow.removed', { meter: fact.meter.matriculeCompteur || fact.meter.idPDS }),
      };

const FactItem = ({ fact, ...ways }: FactWays & { fact: Fact }) => {
  const { tone, address, what } = wordsOf(fact, ways);
  const { reference } = fact.kind === 'removed' ? fact.meter : fact;
  return (
    <li className={css.fact}>
      <Tag tone={tone}>{t(`toKnow.tag.${fact.kind}`)}</Tag>
      <div className={css.words}>
        <p>
          <Link href={address}>{what}</Link>
        </p>
        <p className={css.soft}>{useSiteLabel()({ reference, name: fact.contractName }).title}</p>
      </div>
    </li>
  );
};

const keyOf = (fact: Fact): string => (fact.kind === 'removed' ? meterKey(fact.meter) : fact.reference);

type KnownProps = FactWays & { toKnow: ToKnow };

/** Result of the check. If nothing is reported, the checked contracts are those with a recent reading. */
const statusText = ({ facts, upToDateCount, count }: ToKnow): string => {
  if (facts.length > 0) return t(`toKnow.count.${plural(facts.length)}`, { count: facts.length });
  if (upToDateCount === 0) return t('toKnow.unchecked');
  return upToDateCount < count
    ? t(`toKnow.nonePart.${plural(upToDateCount)}`, { count: upToDateCount })
    : t('toKnow.none');
};

const Known = ({ toKnow, ...ways }: KnownProps) => {
  const { facts, upToDateCount, read, count } = toKnow;
  return (
    <>
      <p role="status">{statusText(toKnow)}</p>
      <ul aria-label={t('toKnow.list')}>
        {facts.slice(0, mostListed).map((fact) => (
          <FactItem key={keyOf(fact)} fact={fact} {...ways} />
        ))}
        {upToDateCount > 0 && (
          <li className={css.fact}>
            <Tag tone="ok">{t('toKnow.tag.upToDate')}</Tag>
            <p className={css.words}>
              {t(`toKnow.upToDate.${plural(upToDateCount)}`, { count: upToDateCount, all: read })}
            </p>
          </li>
        )}
      </ul>
      {!isWhole(toKnow) && <p className={css.soft}>{t(`toKnow.part.${plural(read)}`, { read, count })}</p>}
    </>
  );
};

type ToKnowBlockProps = BlockProps & FactWays & { watchLink: Elements };

/** Missing readings and removed meters, with links to them and the leak watch (docs/rules.md#overview). */
const ToKnowBlock = ({ actor, snapshot, part, watchLink, ...ways }: ToKnowBlockProps) => {
  const { toKnow, toKnowFailure } = snapshot.context;
  return (
    <Card title={t('toKnow.title')}>
      <div className={css.block}>
        <BlockStates
          name="toKnow"
          part={part}
          failure={toKnowFailure}
          boneCount={3}
          onRetry={() => actor.send({ type: 'toKnow.retried' })}
        >
          <UnreadNotice unread={toKnow?.unread ?? []} hasTotals />
          {toKnow && <Known toKnow={toKnow} {...ways} />}
        </BlockStates>
        <div className={css.ways}>
          {watchLink}
          <Link variant="text" href="/espace-consommation">
            {t('toKnow.all')}
          </Link>
        </div>
      </div>
    </Card>
  );
};

const addresses = {
  profile: '/renseignement-profil',
  contract: '/espace-personnel?modale=addContract',
  team: '/espace-admin?modale=invite',
};

const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => (
  <Card title={t('firstSteps.title')}>
    <ol>
      {steps.map(({ name, isDone }) => (
        <li key={name} className={css.step}>
          <div className={css.stepWords}>
            <p className={css.name}>{t(`firstSteps.${name}.title`)}</p>
            <p className={css.soft}>{t(`firstSteps.${name}.text`)}</p>
          </div>
          {isDone ? (
            <Tag tone="ok">{t('firstSteps.done')}</Tag>
          ) : (
            <Link variant="outlined" href={addresses[name]}>
              {t(`firstSteps.${name}.link`)}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </Card>
);

type Slots = {
  leaks: Elements;
  sites: Elements;
  contracts: Elements;
  products: Elements;
};

type Props = FactWays & BalanceProps & Slots & { actor: OverviewActor; watchLink: Elements };

export const OverviewView = ({
  actor,
  leaks,
  sites,
  contracts,
  products,
  isOpening,
  unreadBalances,
  retry,
  ...ways
}: Props) => {
  const snapshot = useSnapshot(actor);
  const { value, context } = snapshot;
  return (
    <Flow id="overview" snapshot={snapshot}>
      {typeof value === 'object' ? (
        <div className={css.page}>
          {leaks}
          <div className={css.answers}>
            <Boundary>
              <BalanceBlock
                actor={actor}
                snapshot={snapshot}
                part={value.blocks.toPay}
                isOpening={isOpening}
                unreadBalances={unreadBalances}
                retry={retry}
              />
            </Boundary>
            <Boundary>{sites}</Boundary>
          </div>
          <div className={css.details}>
            <Boundary>{contracts}</Boundary>
            <div className={css.stack}>
              <Boundary>
                <ToKnowBlock actor={actor} snapshot={snapshot} part={value.blocks.toKnow} {...ways} />
              </Boundary>
              <Boundary>{products}</Boundary>
            </div>
          </div>
        </div>
      ) : (
        <div className={css.page}>
          <div className={css.details}>
            {snapshot.matches('firstSteps') ? (
              <FirstSteps steps={context.firstSteps} />
            ) : (
              <UnknownBalance>
                <p>{t('balance.unknown')}</p>
                <p>{t('toKnow.unavailable')}</p>
                <div className={css.ways}>
                  <Link variant="filled" href="/espace-facturation">
                    {t('toPay.bills')}
                  </Link>
                </div>
              </UnknownBalance>
            )}
            <div className={css.stack}>
              <Boundary>{products}</Boundary>
            </div>
          </div>
        </div>
      )}
    </Flow>
  );
};
