import { t } from '#locales/fr/exports.ts';
import { Alert } from '../../ui/display/Alert.tsx';

/** That the network is back: what is missing may be asked for again, which is left to the user. */
export const Reconnected = () => <Alert tone="info" title={t('file.reconnected')} />;
