import { t } from '#locales/fr/certificate.ts';
import { t as exportWords } from '#locales/fr/export.ts';
import { fields, hint } from '../../fields/consumption/MonthFields.css.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { FieldSkeleton } from '../../ui/forms/FieldSkeleton.tsx';
import { form } from '../../ui/forms/Form.css.ts';
import { FieldRow, FormActions } from '../../ui/forms/FormLayout.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';

/** The shape of the choice of the months, while their meter is looked for. */
export const PeriodSkeleton = () => (
  <Card title={t('period.title')}>
    <div className={form}>
      <div className={fields}>
        <FieldRow>
          <FieldSkeleton />
          <FieldSkeleton />
        </FieldRow>
        <p className={hint}>{exportWords('monthHint')}</p>
      </div>
      <FormActions>
        <Skeleton width="12rem" height={controlHeight} />
      </FormActions>
    </div>
  </Card>
);
