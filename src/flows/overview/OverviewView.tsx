import { t } from '#locales/fr/overview.ts';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import type { FirstStep } from '#machines/overview/standing.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, Tag } from '../../ui/display/layout.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { BalanceBlock, type BalanceProps, UnknownBalance } from './BalanceBlock.tsx';
import * as css from './Overview.css.ts';
import { type FactWays, ToKnowBlock } from './ToKnowBlock.tsx';

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
  /** Room of the leak status, consumption of the sites, table of the contracts and carousel of the products. */
  leaks: Elements;
  sites: Elements;
  contracts: Elements;
  products: Elements;
};

type Props = FactWays & BalanceProps & Slots & { actor: OverviewActor; watchLink: Elements };

/** Blocks of the dashboard. */
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
