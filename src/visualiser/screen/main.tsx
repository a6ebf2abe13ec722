import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');
createRoot(root).render(<main />);
