import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/personalSpace.ts';
import { lookUp } from '#locales/translator.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { Card } from '../../ui/Card.tsx';
import { EditButton } from './EditButton.tsx';
import type { OpenModal } from './modals.ts';
import { detail } from './PersonalSpacePage.css.ts';

type Props = { profile: Profile; onOpen: OpenModal };

export const IdentityCard = ({ profile, onOpen }: Props) => {
  const civility = profile.civility && t(`identity.${profile.civility}`);
  const name = [civility, profile.first_name, profile.last_name].filter(Boolean).join(' ');
  const entity = profile.entity_name || t('identity.noEntity');
  const department = lookUp(identityWords.departments, profile.department_code) ?? t('identity.noDepartment');
  return (
    <Card
      title={t('identity.title')}
      aside={<EditButton label={t('edit.name')} onPress={() => onOpen('name')} />}
    >
      <div>
        <p>{name || t('identity.noName')}</p>
        <p className={detail}>{`${entity} · ${department}`}</p>
      </div>
    </Card>
  );
};
