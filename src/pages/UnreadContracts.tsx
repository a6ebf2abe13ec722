import { t } from '#locales/fr/lists.ts';
import type { Unread } from '../domain/answer.ts';
import { spacedReference } from '../domain/contract/contract.ts';
import { Alert } from '../ui/display/Alert.tsx';
import { unreadText } from '../views/unreadText.ts';

type Props = { unread: readonly Unread[] };

/** The contracts of the profile that cannot be read, each of those whose number is known (docs/rules.md#tolerance). */
export const UnreadContracts = ({ unread }: Props) => {
  if (unread.length === 0) return null;
  const names = [...new Set(unread.map(({ name }) => spacedReference(name)))].filter(Boolean);
  return (
    <Alert tone="warn" title={unreadText(unread.map(({ kind }) => ({ kind, name: '' })))}>
      <ul aria-label={t('contracts')}>
        {names.map((name) => (
          <li key={name}>{t('contractLine', { name })}</li>
        ))}
      </ul>
    </Alert>
  );
};
