import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useRef, useState } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { type Meter, meterKey } from '#machines/domain/consumption/meter.ts';
import type { MetersOfContract } from '#machines/domain/consumption/meterList.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import * as css from './Export.css.ts';
import { MeterLine } from './MeterLine.tsx';

/** How many meters of a contract more are shown at a time. */
const step = 50;

type Props = MetersOfContract & {
  /** The name of its box. */
  name: string;
  /** Of its meters, those that the filter finds. */
  found: readonly Meter[];
  chosen: ReadonlySet<string>;
  onCheck: (meters: readonly Meter[], isChecked: boolean) => void;
};

const meterCount = (count: number) => t(`meterCount.${plural(count)}`, { count });

/** A contract to choose with all of its meters, or some of them. */
export const ContractLine = ({ contract, meters, name, found, chosen, onCheck }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const [shown, setShown] = useState(step);
  const id = useId();
  const isChosen = (meter: Meter) => chosen.has(meterKey(meter));
  const count = meters.filter(isChosen).length;
  const foundCount = found.filter(isChosen).length;
  const isOpen = isUnfolded || found.length < meters.length;
  const reference = spacedReference(contract.reference);
  return (
    <li className={css.contract}>
      <div className={css.contractHead}>
        <label className={css.contractLine}>
          <input
            ref={(box) => {
              if (box) box.indeterminate = foundCount > 0 && foundCount < found.length;
            }}
            type="checkbox"
            name={name}
            className={css.box}
            checked={foundCount === found.length}
            onChange={({ target }) => onCheck(found, target.checked)}
          />
          <span>
            <span className={css.meterName}>{contract.name || words('unnamed')}</span>
            <span className={css.meterAddress}>
              {t('id_PDS.ofContract', {
                reference,
                count: t(`id_PDS.chosen.${plural(meters.length)}`, { count, total: meters.length }),
              })}
            </span>
          </span>
        </label>
        {isOpen === isUnfolded && (
          <Button
            variant="icon"
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setUnfolded(!isUnfolded)}
          >
            {isOpen ? <ChevronUp /> : <ChevronDown />}
            <VisuallyHidden>{t('id_PDS.details', { reference })}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ul ref={list} aria-label={t('id_PDS.details', { reference })} className={css.contractMeters}>
            {found.slice(0, shown).map((meter) => (
              <li key={meterKey(meter)}>
                <MeterLine
                  meter={meter}
                  checked={isChosen(meter)}
                  onChange={({ target }) => onCheck([meter], target.checked)}
                />
              </li>
            ))}
          </ul>
        )}
        {isOpen && found.length > shown && (
          <ShowMore
            shown={shown}
            total={found.length}
            countOf={meterCount}
            list={list}
            onMore={() => setShown(shown + step)}
          />
        )}
      </div>
    </li>
  );
};
