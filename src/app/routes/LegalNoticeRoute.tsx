import { legalNoticeWords } from '#locales/fr/legalNotice.ts';
import { personalDataWords } from '#locales/fr/personalData.ts';
import { LegalTexts } from './LegalTexts.tsx';

const texts = { mentions: legalNoticeWords, donnees: personalDataWords };

const LegalNoticeRoute = () => <LegalTexts title={legalNoticeWords.title} texts={texts} />;

export default LegalNoticeRoute;
