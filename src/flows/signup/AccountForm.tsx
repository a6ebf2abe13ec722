import { identityWords } from '#locales/fr/identity.ts';
import { signupWords, t } from '#locales/fr/signup.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { newAccountSchema, type TypedAccount } from '#machines/signup/signup.schema.ts';
import { CaptchaMention } from '../../fields/CaptchaMention.tsx';
import { EmailFields } from '../../fields/EmailFields.tsx';
import { NameFields } from '../../fields/NameFields.tsx';
import { NewPasswordFields } from '../../fields/NewPasswordFields.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormLayout.tsx';
import { Link } from '../../ui/Link.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
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
    isKept={(name) => name in draft}
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
