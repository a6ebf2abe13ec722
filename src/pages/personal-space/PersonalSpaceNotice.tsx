import { t } from '#locales/fr/personalSpace.ts';
import type { AccountForm } from '#machines/domain/permissions.ts';
import { Alert } from '../../ui/Alert.tsx';

type Props = {
  /** The account has just been created (specification 1, section 2). */
  isCreated: boolean;
  /** The form that has just been accepted. */
  done: AccountForm | null;
};

/** What the user has just achieved. */
export const PersonalSpaceNotice = ({ isCreated, done }: Props) => (
  <>
    {isCreated && (
      <Alert tone="ok" title={t('created.title')}>
        {t('created.text')}
      </Alert>
    )}
    {done && <Alert tone="ok" title={t(`done.${done}`)} />}
  </>
);
