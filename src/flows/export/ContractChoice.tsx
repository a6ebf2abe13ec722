import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useMemo, useRef, useState } from 'react';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/translator.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import {
  groupByContract,
  type ListedMeters,
  type MetersOfContract,
} from '../../domain/consumption/meterList.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import type { OwnNames } from '../../domain/contract/siteLabel.ts';
import { wordSearch } from '../../domain/search.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { useChangeHandler } from '../../ui/forms/readForm.ts';
import { SiteText } from '../../views/ContractTitle.tsx';
import { contractCount } from '../../views/contract-list/contractListActor.ts';
import { labelSite, useOwnNames, useSiteLabel } from '../../views/sites.ts';
import * as css from './Export.css.ts';
import { ChoiceFrame, MeterLine } from './MeterChoice.tsx';

const step = 20;

type Props = { listed: ListedMeters; chosen: readonly Meter[]; onChange: (chosen: readonly Meter[]) => void };

const searchOf = ({ contracts, meters }: ListedMeters, ownNames: OwnNames) => {
  const names = new Map(
    contracts.map((contract) => [contract.reference, labelSite(contract, ownNames).title]),
  );
  return wordSearch(meters, ({ matriculeCompteur, adresseDesserte, reference }) => [
    matriculeCompteur,
    adresseDesserte,
    reference,
    spacedReference(reference),
    names.get(reference) ?? '',
  ]);
};

/** Meters that contain all typed words. The search index is built at the first keystroke. */
const useMeterSearch = (listed: ListedMeters, typed: string): readonly Meter[] => {
  const isTyped = typed.trim() !== '';
  const names = useOwnNames();
  const search = useMemo(() => (isTyped ? searchOf(listed, names) : null), [isTyped, listed, names]);
  return useMemo(() => search?.(typed) ?? listed.meters, [search, typed, listed]);
};

const contractLineStep = 50;

type ContractLineProps = MetersOfContract & {
  name: string;
  found: readonly Meter[];
  chosen: ReadonlySet<string>;
  onCheck: (meters: readonly Meter[], isChecked: boolean) => void;
};

const meterCount = (count: number) => t(`meterCount.${plural(count)}`, { count });

const ContractLine = ({ contract, meters, name, found, chosen, onCheck }: ContractLineProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const [shown, setShown] = useState(contractLineStep);
  const id = useId();
  const isChosen = (meter: Meter) => chosen.has(meterKey(meter));
  const count = meters.filter(isChosen).length;
  const foundCount = found.filter(isChosen).length;
  const isOpen = isUnfolded || found.length < meters.length;
  const reference = spacedReference(contract.reference);
  const { title, place } = useSiteLabel()(contract);
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
            <span className={css.meterName}>
              <SiteText text={title} />
            </span>
            <span className={css.meterAddress}>
              {[
                t('id_PDS.ofContract', {
                  reference,
                  count: t(`id_PDS.chosen.${plural(meters.length)}`, { count, total: meters.length }),
                }),
                ...(place ? [place] : []),
              ].join(' · ')}
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
            onMore={() => setShown(shown + contractLineStep)}
          />
        )}
      </div>
    </li>
  );
};

export const ContractChoice = ({ listed, chosen, onChange }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const change = useChangeHandler(onChange);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(step);
  const all = useMemo(
    () => new Map(groupByContract(listed).map((group) => [group.contract, group.meters])),
    [listed],
  );
  const found = useMeterSearch(listed, typed);
  const groups = useMemo(
    () => groupByContract({ contracts: listed.contracts, meters: found }),
    [listed, found],
  );
  const keys = useMemo(() => new Set(chosen.map(meterKey)), [chosen]);
  const check = (meters: readonly Meter[], isChecked: boolean) => {
    const changed = new Set(meters.map(meterKey));
    change(
      listed.meters.filter((meter) => {
        const key = meterKey(meter);
        return changed.has(key) ? isChecked : keys.has(key);
      }),
    );
  };
  const filter = (words: string) => {
    setTyped(words);
    setShown(step);
  };
  return (
    <ChoiceFrame
      count={chosen.length}
      total={listed.meters.length}
      onCheck={(isChecked) => check(found, isChecked)}
      search={{ words: typed, example: t('id_PDS.contractExample'), found: found.length, onChange: filter }}
    >
      <ul ref={list} className={css.meterList} hidden={groups.length === 0}>
        {groups.slice(0, shown).map(({ contract, meters }, rank) => (
          <ContractLine
            key={contract.reference}
            // The form reads names with a number after a dash as one field (docs/rules.md#form-controls).
            name={`id_PDS-${rank + 1}`}
            contract={contract}
            meters={all.get(contract) ?? meters}
            found={meters}
            chosen={keys}
            onCheck={check}
          />
        ))}
      </ul>
      {groups.length > step && (
        <ShowMore
          shown={Math.min(shown, groups.length)}
          total={groups.length}
          countOf={contractCount}
          list={list}
          onMore={() => setShown(shown + step)}
        />
      )}
    </ChoiceFrame>
  );
};
