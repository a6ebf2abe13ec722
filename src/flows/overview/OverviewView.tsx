import { t } from '#locales/fr/overview.ts';
import { plural } from '#locales/translator.ts';
import type { Alerts, Fact } from '#machines/overview/blocks.ts';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import type { FirstStep } from '#machines/overview/standing.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { dayName } from '../../domain/format.ts';
import { to } from '../../domain/paths.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { SiteText } from '../../views/ContractTitle.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { BalanceBlock, type BalanceProps, UnknownBalance } from './BalanceBlock.tsx';
import { type BlockProps, BlockStates } from './BlockStates.tsx';
import * as css from './Overview.css.ts';

type FactWays = { meterAddressOf: (meter: Meter) => string };

const mostListed = 3;

const wordsOf = (fact: Fact, { meterAddressOf }: FactWays) =>
  fact.kind === 'unread'
    ? {
        tone: 'warn' as const,
        address: to('/espace-consommation', { reference: fact.reference }),
        what: t('alerts.unread', { day: dayName(fact.lastDay) }),
      }
    : {
        tone: 'info' as const,
        address: meterAddressOf(fact.meter),
        what: t('alerts.removed', { meter: fact.meter.matriculeCompteur || fact.meter.idPDS }),
      };

const FactItem = ({ fact, ...ways }: FactWays & { fact: Fact }) => {
  const { tone, address, what } = wordsOf(fact, ways);
  const { reference } = fact.kind === 'removed' ? fact.meter : fact;
  return (
    <li className={css.fact}>
      <Tag tone={tone}>{t(`alerts.tag.${fact.kind}`)}</Tag>
      <div className={css.words}>
        <p>
          <Link href={address}>{what}</Link>
        </p>
        <p className={css.soft}>
          <SiteText text={useSiteLabel()({ reference, name: fact.contractName }).title} />
        </p>
      </div>
    </li>
  );
};

const keyOf = (fact: Fact): string => (fact.kind === 'removed' ? meterKey(fact.meter) : fact.reference);

type KnownProps = FactWays & { alerts: Alerts };

const Known = ({ alerts, ...ways }: KnownProps) => {
  const { facts, upToDateCount: count, count: all } = alerts;
  const isNone = facts.length === 0;
  const uncheckedCount = all - count - facts.filter(({ kind }) => kind === 'unread').length;
  const unchecked = uncheckedCount > 0 && count + facts.length > 0 && (
    <p className={css.soft}>{t(`alerts.unchecked.${plural(uncheckedCount)}`, { count: uncheckedCount })}</p>
  );
  return (
    <>
      {!isNone && <p role="status">{t(`alerts.count.${plural(facts.length)}`, { count: facts.length })}</p>}
      {isNone && count === 0 && <p role="status">{t('alerts.noneChecked')}</p>}
      <ul aria-label={t('alerts.list')}>
        {facts.slice(0, mostListed).map((fact) => (
          <FactItem key={keyOf(fact)} fact={fact} {...ways} />
        ))}
        {count > 0 && (
          <li className={css.fact}>
            <Tag tone="ok">{t('alerts.tag.upToDate')}</Tag>
            <div className={css.words}>
              <p role={isNone ? 'status' : undefined}>
                {t(`alerts.${count === all ? 'allUpToDate' : 'upToDate'}.${plural(count)}`, { count, all })}
              </p>
              {unchecked}
            </div>
          </li>
        )}
      </ul>
      {count === 0 && unchecked}
    </>
  );
};

type AlertsBlockProps = BlockProps & FactWays & { watchLink: Elements };

/** Block of the dashboard about missing readings and removed meters, with links (docs/rules.md#overview). */
const AlertsBlock = ({ actor, snapshot, part, watchLink, ...ways }: AlertsBlockProps) => {
  const { alerts, alertsFailure } = snapshot.context;
  return (
    <Card title={t('alerts.title')}>
      <div className={css.measured}>
        <BlockStates
          name="alerts"
          part={part}
          failure={alertsFailure}
          boneCount={3}
          onRetry={() => actor.send({ type: 'alerts.retried' })}
        >
          <UnreadNotice unread={alerts?.unread ?? []} hasTotals />
          {alerts && <Known alerts={alerts} {...ways} />}
        </BlockStates>
        <div className={css.ways}>
          {watchLink}
          <Link variant="text" href="/espace-consommation">
            {t('alerts.all')}
          </Link>
        </div>
      </div>
    </Card>
  );
};

const addresses = {
  profile: '/renseignement-profil',
  contract: to('/espace-personnel', { modale: 'addContract' }),
  team: to('/espace-admin', { modale: 'invite' }),
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

type Slots = { leaks: Elements; sites: Elements; contracts: Elements; products: Elements };

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
                <AlertsBlock actor={actor} snapshot={snapshot} part={value.blocks.alerts} {...ways} />
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
                <p>{t('alerts.unavailable')}</p>
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
