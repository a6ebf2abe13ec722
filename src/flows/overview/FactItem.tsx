import { t as contract } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/overview.ts';
import type { Fact } from '#machines/overview/blocks.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { dayName } from '../../domain/format.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import * as css from './Overview.css.ts';

export type FactWays = {
  meterAddressOf: (meter: Meter) => string;
};

const wordsOf = (fact: Fact, { meterAddressOf }: FactWays) =>
  fact.kind === 'unread'
    ? {
        address: `/espace-consommation?reference=${encodeURIComponent(fact.reference)}`,
        what: t('toKnow.unread', { day: dayName(fact.lastDay) }),
        detail: spacedReference(fact.reference),
      }
    : {
        address: meterAddressOf(fact.meter),
        what: t('toKnow.removed', { meter: fact.meter.matriculeCompteur || fact.meter.idPDS }),
        detail: t('toKnow.removedHelp'),
      };

export const FactItem = ({ fact, ...ways }: FactWays & { fact: Fact }) => {
  const { address, what, detail } = wordsOf(fact, ways);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <Link href={address}>{what}</Link>
        </p>
        <p className={css.soft}>{`${fact.contractName || contract('unnamed')} · ${detail}`}</p>
      </div>
    </li>
  );
};
