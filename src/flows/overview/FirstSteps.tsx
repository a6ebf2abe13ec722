import { t } from '#locales/fr/overview.ts';
import type { FirstStep } from '#machines/overview/standing.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import * as css from './Overview.css.ts';

const addresses = {
  profile: '/renseignement-profil',
  contract: '/espace-personnel?modale=addContract',
  team: '/espace-admin?modale=invite',
};

/** What a new account does first, in the place of zeros. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => (
  <Card title={t('firstSteps.title')}>
    <ol>
      {steps.map(({ name, isDone }) => (
        <li key={name} className={css.row}>
          <div className={css.words}>
            <p className={css.name}>{t(`firstSteps.${name}.title`)}</p>
            <p className={css.soft}>{t(`firstSteps.${name}.text`)}</p>
          </div>
          {isDone ? (
            <Badge tone="ok">{t('firstSteps.done')}</Badge>
          ) : (
            <Link variant="outlined" href={addresses[name]}>
              {t(`firstSteps.${name}.link`)}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </Card>
);
