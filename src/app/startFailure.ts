import { startFailure as words } from '#locales/fr/startFailure.ts';

/**
 * In the place of the portal where it cannot start, its brand for one not having come: there is no colour yet to show it in
 * (docs/rules.md#error-screens).
 */
export const showStartFailure = (root: HTMLElement): void => {
  const title = document.createElement('h1');
  title.textContent = words.title;

  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = words.text;

  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = words.retry;
  retry.addEventListener('click', () => location.reload());
  Object.assign(retry.style, { font: 'inherit', minHeight: '46px', padding: '8px 20px', cursor: 'pointer' });

  const main = document.createElement('main');
  Object.assign(main.style, {
    maxWidth: '45rem',
    margin: '12vh auto 0',
    padding: '0 18px',
    font: '1rem/1.5 system-ui, sans-serif',
  });
  main.append(title, text, retry);
  root.replaceChildren(main);
  document.title = `${words.title} – ${document.title}`;
};
