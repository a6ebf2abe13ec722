import { legalNoticeWords } from '#locales/fr/legalNotice.ts';
import { personalDataWords } from '#locales/fr/personalData.ts';
import { LegalRoute } from './LegalRoute.tsx';

const texts = { mentions: legalNoticeWords, donnees: personalDataWords };

const LegalNoticeRoute = () => <LegalRoute title={legalNoticeWords.title} texts={texts} />;

export default LegalNoticeRoute;
