import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/personalSpace.ts';
import { lookUp } from '#locales/translator.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { EditLink } from './EditLink.tsx';
import { toModalAddress } from './modals.ts';
import { detail } from './PersonalSpace.css.ts';

/** The card of the identity, whoever it is of. */
export const IdentityFrame = ({ children }: { children: Elements }) => (
  <Card title={t('identity.title')} aside={<EditLink label={t('edit.name')} href={toModalAddress('name')} />}>
    {children}
  </Card>
);

export const IdentityCard = ({ profile }: { profile: Profile }) => {
  const civility = profile.civility && t(`identity.${profile.civility}`);
  const name = [civility, profile.first_name, profile.last_name].filter(Boolean).join(' ');
  const entity = profile.entity_name || t('identity.noEntity');
  const department = lookUp(identityWords.departments, profile.department_code) ?? t('identity.noDepartment');
  return (
    <IdentityFrame>
      <div>
        <p>{name || t('identity.noName')}</p>
        <p className={detail}>{entity}</p>
        <p className={detail}>{department}</p>
      </div>
    </IdentityFrame>
  );
};
