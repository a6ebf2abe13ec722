import { accessibilityWords } from '#locales/fr/accessibility.ts';
import { LegalTexts } from './LegalTexts.tsx';

const texts = { declaration: accessibilityWords };

const AccessibilityRoute = () => <LegalTexts title={accessibilityWords.title} texts={texts} />;

export default AccessibilityRoute;
