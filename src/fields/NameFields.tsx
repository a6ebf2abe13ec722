import { t } from '#locales/fr/identity.ts';
import type { KnownPerson } from '#machines/domain/identity.ts';
import { civilities } from '#machines/domain/profile.ts';
import { FieldRow } from '../ui/FormLayout.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { TextField } from '../ui/TextField.tsx';

const civilityOptions = [...civilities].reverse().map((value) => ({ value, label: t(`civility.${value}`) }));

type Props = { person: Pick<KnownPerson, 'civility' | 'first_name' | 'last_name'> };

export const NameFields = ({ person }: Props) => (
  <>
    <RadioGroup
      name="civility"
      label={t('civility.label')}
      options={civilityOptions}
      defaultValue={person.civility}
    />
    <FieldRow>
      <TextField
        name="first_name"
        label={t('first_name.label')}
        autoComplete="given-name"
        defaultValue={person.first_name}
      />
      <TextField
        name="last_name"
        label={t('last_name.label')}
        autoComplete="family-name"
        defaultValue={person.last_name}
      />
    </FieldRow>
  </>
);
