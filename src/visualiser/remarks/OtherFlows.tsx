import { t } from '#locales/fr/visualiserRemarks.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { flowNames } from '../app/flows.ts';
import type { Remark } from './remark.schema.ts';
import * as css from './remarks.css.ts';

type Props = { flow: string; list: readonly Remark[]; onFlow: (flow: string) => void };

/** The other flows that have remarks, each a way there. */
export const OtherFlows = ({ flow, list, onFlow }: Props) => {
  const others = flowNames
    .filter(({ id }) => id !== flow)
    .map((known) => ({ ...known, count: list.filter((remark) => remark.flow === known.id).length }))
    .filter(({ count }) => count > 0);
  return (
    others.length > 0 && (
      <section className={css.section} aria-label={t('others.title')}>
        <h3>{t('others.title')}</h3>
        <ul className={css.section}>
          {others.map(({ id, name, count }) => (
            <li key={id}>
              <Button variant="text" data-flow-remarks={id} onPress={() => onFlow(id)}>
                {`${name}\u00a0: ${t(`count.${plural(count)}`, { count })}`}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
