import { t } from '#locales/fr/app.ts';
import { formatPhone } from '../domain/format.ts';
import { usePageTitle } from '../ui/browser/usePage.ts';
import { type Elements, Spinner } from '../ui/controls/buttons/Button.tsx';
import { Link } from '../ui/controls/buttons/Link.tsx';
import { Alert } from '../ui/display/Alert.tsx';
import { branded } from '../ui/theme/column.css.ts';
import * as css from './Views.css.ts';

type Props = { title: string; text: string; progress?: string; isError?: boolean; children: Elements };

export const Screen = ({ title, text, progress, isError = false, children }: Props) => (
  <div className={css.screen}>
    <h1 ref={usePageTitle(title)} tabIndex={-1}>
      {title}
    </h1>
    {progress !== undefined && <Spinner label={progress} />}
    {isError ? <Alert tone="bad" title={text} /> : <p className={css.screenText}>{text}</p>}
    <div className={css.actions}>
      {children}
      {isError && (
        <Link variant="text" href="/contact">
          {t('contact')}
        </Link>
      )}
    </div>
  </div>
);

export const PhoneAnchor = ({ number }: { number: string }) => (
  <a href={`tel:${number}`} className={`${css.phone} ${branded}`}>
    {formatPhone(number)}
  </a>
);
