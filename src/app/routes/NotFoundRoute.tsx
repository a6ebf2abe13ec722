import { useLocation } from 'wouter';
import { t as app } from '#locales/fr/app.ts';
import { t } from '#locales/fr/notFound.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { actions, stack } from '../layouts/Layout.css.ts';
import { goBackOr } from '../navigation/addresses.ts';

const NotFoundRoute = () => {
  const [, navigate] = useLocation();
  return (
    <div className={stack}>
      <PageHeader title={t('title')} />
      <p>{t('text')}</p>
      <div className={actions}>
        <Button variant="filled" onPress={() => goBackOr(() => navigate('/', { replace: true }))}>
          {ui('back')}
        </Button>
        <Link variant="text" href="/contact">
          {app('contact')}
        </Link>
      </div>
    </div>
  );
};

export default NotFoundRoute;
