import { t } from '#locales/fr/payment.ts';
import { FormSkeleton } from '../../flows/payment/FormSkeleton.tsx';
import { about, content, note, page, stageOf } from '../../flows/payment/PaymentView.css.ts';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';

const PaymentSkeleton = () => (
  <div className={page}>
    <PageHeader title={t('title')} subtitle={t('subtitle')} />
    <Card>
      <div className={content}>
        <Skeleton width="min(18rem, 100%)" />
        <div className={about}>
          <p className={note}>{t('loading')}</p>
        </div>
        <div className={stageOf.free}>
          <FormSkeleton />
        </div>
      </div>
    </Card>
  </div>
);

export default PaymentSkeleton;
