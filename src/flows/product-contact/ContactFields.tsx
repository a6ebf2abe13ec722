import { t as identity } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/productContact.ts';
import { t as nameOf } from '#locales/fr/productNames.ts';
import { longestMessage } from '#machines/domain/request/message.ts';
import { type Product, products } from '#machines/domain/request/product.ts';
import { referenceLength } from '#machines/product-contact/productContact.schema.ts';
import type { KnownContact } from '#machines/product-contact/productContact.setup.ts';
import { CheckboxGroup } from '../../ui/forms/choice/CheckboxGroup.tsx';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';

/** A reference pasted as it is printed, with its dashes, is its digits. */
const keepReference = (typed: string) => typed.replace(/\D/g, '').slice(0, referenceLength);

type Props = { own: Product; known: KnownContact | null };

/** Who asks, filled with what is known of them, and what about; the product of the page is chosen and stays so (docs/rules.md#product-contact). */
export const ContactFields = ({ own, known }: Props) => (
  <>
    <FieldRow>
      <TextField
        name="first_name"
        label={identity('first_name.label')}
        autoComplete="given-name"
        defaultValue={known?.first_name}
      />
      <TextField
        name="last_name"
        label={identity('last_name.label')}
        autoComplete="family-name"
        defaultValue={known?.last_name}
      />
    </FieldRow>
    <TextField
      name="email"
      type="email"
      label={identity('email.label')}
      hint={identity('email.hint')}
      autoComplete="email"
      defaultValue={known?.email}
      spellCheck="false"
    />
    <TextField
      name="phone"
      type="tel"
      label={t('phone.label')}
      hint={t('phone.hint')}
      isRequired={false}
      autoComplete="tel-national"
    />
    <FieldRow>
      <TextField
        name="company"
        label={t('company.label')}
        hint={t('company.hint')}
        autoComplete="organization"
        defaultValue={known?.company}
      />
      <TextField
        name="function"
        label={t('function.label')}
        hint={t('function.hint')}
        autoComplete="organization-title"
      />
    </FieldRow>
    <TextField
      name="reference"
      label={t('reference.label')}
      hint={t('reference.hint')}
      isRequired={false}
      inputMode="numeric"
      autoComplete="off"
      format={keepReference}
    />
    <CheckboxGroup
      name="subject"
      label={t('subject.label')}
      hint={t('subject.hint')}
      defaultValue={[own]}
      options={products.map((value) => ({
        value,
        label: nameOf(value),
        isFixed: value === own,
      }))}
    />
    <TextArea
      name="message"
      label={t('message.label')}
      hint={t('message.hint')}
      isRequired={false}
      limit={longestMessage}
    />
  </>
);
