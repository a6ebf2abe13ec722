import { t } from '#locales/fr/ui.ts';
import type { Elements } from '../../ui/elements.ts';
import * as css from './ContractDetails.css.ts';

type Props = {
  title: string;
  /** Empty ones are left out; with none at all the block says so. */
  lines: string[];
  /** Facing the title. */
  action?: Elements;
  /** Said before the lines. */
  children?: Elements;
  /** Under the lines: where else it leads. */
  more?: Elements;
};

/** One kind of detail of a contract. */
export const DetailBlock = ({ title, lines, action, children, more }: Props) => {
  const known = lines.filter(Boolean);
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h4>{title}</h4>
        {action}
      </div>
      <div className={css.lines}>
        {children}
        {known.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!children && known.length === 0 && <p>{t('empty')}</p>}
      </div>
      {more}
    </section>
  );
};
