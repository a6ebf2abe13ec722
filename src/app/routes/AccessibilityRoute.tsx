import { accessibilityWords } from '#locales/fr/accessibility.ts';
import { LegalRoute } from './LegalRoute.tsx';

const texts = { declaration: accessibilityWords };

const AccessibilityRoute = () => <LegalRoute title={accessibilityWords.title} texts={texts} />;

export default AccessibilityRoute;
