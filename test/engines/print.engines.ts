import { expect, test } from './engines.ts';

test('a page is printed as a PDF, and says when', async ({ person }) => {
  await person.signIn('owner', '/');
  await person.browser.run(() => {
    const remember = () => {
      document.documentElement.dataset.printed = document.body.innerText;
    };
    addEventListener('beforeprint', () => setTimeout(remember));
    addEventListener('afterprint', remember, { capture: true });
  }, null);
  const paper = await person.browser.print();
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  const printed = await person.browser.run(() => document.documentElement.dataset.printed, null);
  expect(printed).toContain('Imprimé le');
});
