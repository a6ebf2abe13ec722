import { personalSpaceWords, t } from '#locales/fr/personalSpace.ts';
import { lookUp } from '#locales/translator.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { Card } from '../../ui/Card.tsx';
import { detail } from './PersonalSpacePage.css.ts';

export const IdentityCard = ({ profile }: { profile: Profile }) => {
  const civility = profile.civility && t(`identity.${profile.civility}`);
  const name = [civility, profile.first_name, profile.last_name].filter(Boolean).join(' ');
  const entity = profile.entity_name || t('identity.noEntity');
  const department =
    lookUp(personalSpaceWords.departments, profile.department_code) ?? t('identity.noDepartment');
  return (
    <Card title={t('identity.title')}>
      <div>
        <p>{name || t('identity.noName')}</p>
        <p className={detail}>{`${entity} · ${department}`}</p>
      </div>
    </Card>
  );
};
