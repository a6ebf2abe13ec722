import { t } from '#locales/fr/app.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { stack } from '../layouts/Page.css.ts';

const NotFoundRoute = () => (
  <div className={stack}>
    <PageHeader title={t('notFound.title')} />
    <p>{t('notFound.text')}</p>
    <div>
      <Button variant="filled" onPress={() => history.back()}>
        {t('notFound.back')}
      </Button>
    </div>
  </div>
);

export default NotFoundRoute;
