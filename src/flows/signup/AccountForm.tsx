import { identityWords } from '#locales/fr/identity.ts';
import { signupWords, t } from '#locales/fr/signup.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { newAccountSchema, type TypedAccount } from '#machines/signup/signup.schema.ts';
import { CaptchaMention } from '../../fields/CaptchaMention.tsx';
import { EmailFields } from '../../fields/identity/EmailFields.tsx';
import { NameFields } from '../../fields/identity/NameFields.tsx';
import { NewPasswordFields } from '../../fields/identity/NewPasswordFields.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { failureText } from '../../views/failureText.ts';
import type { Draft } from './draft.ts';

const words = [signupWords, identityWords];

type Props = {
  draft: Draft;
  onTyped: (values: Record<string, unknown>) => void;
  onSubmit: (account: TypedAccount) => void;
  failure: Failure | null;
  isBusy: boolean;
  runsCaptcha: boolean;
};

/** The first step of signup: who opens the account, and how they will sign in. */
export const AccountForm = ({ draft, onTyped, onSubmit, failure, isBusy, runsCaptcha }: Props) => (
  <Form
    schema={newAccountSchema}
    words={words}
    onSubmit={onSubmit}
    onTyped={onTyped}
    fieldErrors={failure?.fields}
    formError={failure && failureText(failure)}
    isBusy={isBusy}
    isPreserved={(name) => name in draft}
  >
    <NameFields identity={draft} />
    <EmailFields email={draft.email} repeated_email={draft.repeated_email} />
    <NewPasswordFields label={t('password')} />
    <Checkbox
      name="cgu"
      isRequired
      defaultSelected={draft.cgu !== ''}
      hint={
        <Link href="/cgu" isExternal>
          {t('cgu.read')}
        </Link>
      }
    >
      {t('cgu.label')}
    </Checkbox>
    {runsCaptcha && <CaptchaMention />}
    <FormActions>
      <SubmitButton>{t('submit')}</SubmitButton>
    </FormActions>
  </Form>
);
