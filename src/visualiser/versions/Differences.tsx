import { t } from '#locales/fr/visualiserVersions.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Tone } from '../../ui/display/Alert.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import type { Change } from '../drawing/marks.ts';
import * as css from '../paths/Paths.css.ts';
import type { Difference } from './difference.ts';

const tones: Readonly<Record<Change, Tone>> = { added: 'ok', removed: 'bad', changed: 'warn' };

type Props = {
  differences: readonly Difference[];
  /** Whether the customer sees nothing of one. */
  isUnseen: (difference: Difference) => boolean;
  onFocus: (id: string) => void;
};

/** What differs, a sentence each; what is on a chart can be seen there. */
export const Differences = ({ differences, isUnseen, onFocus }: Props) => {
  const count = differences.length;
  return (
    <>
      <p role="status" className={css.count}>
        {count ? t(`count.${plural(count)}`, { count }) : t('same')}
      </p>
      {count > 0 && (
        <ul className={css.rows}>
          {differences.map((difference) => {
            const { change, before, after, sentence } = difference;
            const id = after ?? before;
            return (
              <li key={`${before} ${after} ${sentence}`} className={css.row} data-change={change}>
                <Badge tone={tones[change]}>{t(`change.${change}`)}</Badge>
                <div className={css.words}>
                  <p>{sentence}</p>
                  {isUnseen(difference) && (
                    <p className={css.detail} data-unseen="">
                      {t('seen.unseen')}
                    </p>
                  )}
                </div>
                {id !== null && (
                  <Button
                    variant="text"
                    aria-label={t('showNamed', { sentence })}
                    onPress={() => onFocus(id)}
                  >
                    {t('show')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};
