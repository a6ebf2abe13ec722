import { t } from '#locales/fr/identity.ts';
import { departments, type KnownIdentity } from '../../domain/account/identity.ts';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { field, NameFields } from './NameFields.tsx';

const departmentOptions = departments.map((value) => ({ value, label: t(`departments.${value}`) }));

export const IdentityFields = ({ identity }: { identity: KnownIdentity }) => (
  <>
    <NameFields identity={identity} />
    <TextField {...field('entity_name')} autoComplete="organization" defaultValue={identity.entity_name} />
    <Select
      {...field('department_code')}
      options={departmentOptions}
      defaultValue={identity.department_code}
    />
  </>
);
