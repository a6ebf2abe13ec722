import { accountTermsWords } from '#locales/fr/accountTerms.ts';
import { generalTermsWords } from '#locales/fr/generalTerms.ts';
import { legalNoticeWords } from '#locales/fr/legalNotice.ts';
import { personalDataWords } from '#locales/fr/personalData.ts';
import { ConsentSettingView, NothingMeasured } from '../../flows/analytics-consent/ConsentSettingView.tsx';
import { measureSection, useAnalytics } from '../analytics/analytics.ts';
import { LegalTexts } from './LegalTexts.tsx';

const texts = {
  generales: generalTermsWords,
  particulieres: accountTermsWords,
  mentions: legalNoticeWords,
  donnees: personalDataWords,
};

const MeasureChoice = () => {
  const { consent } = useAnalytics();
  return consent ? <ConsentSettingView actor={consent} /> : <NothingMeasured />;
};

const controls = { [measureSection]: <MeasureChoice /> };

const TermsRoute = () => <LegalTexts title={generalTermsWords.title} texts={texts} controls={controls} />;

export default TermsRoute;
