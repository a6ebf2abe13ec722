import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import '../ui/theme/global.css.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');
createRoot(root).render(
  <I18nProvider locale="fr-FR">
    <App />
  </I18nProvider>,
);
