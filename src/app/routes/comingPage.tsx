import { type comingWords, t } from '#locales/fr/coming.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { stack } from '../layouts/Page.css.ts';

/** A page that has its address but not its content yet: says so, invents nothing. */
export const comingPage = (name: keyof typeof comingWords.titles) => () => (
  <div className={stack}>
    <PageHeader title={t(`titles.${name}`)} />
    <Card>
      <div className={stack}>
        <p>{t('coming.text')}</p>
        <p>{t('coming.contact')}</p>
        <p>
          <Link href="/">{t('coming.back')}</Link>
        </p>
      </div>
    </Card>
  </div>
);
