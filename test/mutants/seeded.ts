export type Check = { part: 'unit' | 'walks' | 'browser' | 'stories' | 'journeys'; words: readonly string[] };

export type Defect = {
  name: string;
  breaks: string;
  check: Check;
  file: string;
  find: string;
  replacement: string;
};

const defects: Readonly<Record<string, Omit<Defect, 'name'>>> = {
  'adviser-may-send': {
    breaks: 'A simple adviser may invite and change an address.',
    check: { part: 'unit', words: ['machines/form/advisers.test.ts'] },
    file: 'src/domain/account/user.ts',
    find: "['internal_adviser_simple', accountForms],",
    replacement: "['internal_adviser_simple', accountForms.filter((form) => form !== 'email')],",
  },
  'arriving-token-unchecked': {
    breaks: 'A link to the session of another user replaces the open session without a question.',
    check: { part: 'unit', words: ['src/flows/session/session.ports.test.ts'] },
    file: 'src/flows/session/session.ports.ts',
    find: 'if (token === null || token === input) return null;',
    replacement: "if (token !== '') return null;",
  },
  'back-reopens-a-modal': {
    breaks: 'A closed modal stays in the history, and Back opens the modal again.',
    check: { part: 'journeys', words: ['--project=journeys', 'modalHistory.spec', '-g', 'three modals'] },
    file: 'src/app/navigation/useModalAddress.ts',
    find: `if (history.state !== overPage) return navigate(withoutModal(path, search), { replace: true });
    setLeft(search);
    history.back();`,
    replacement: 'navigate(withoutModal(path, search), { replace: history.state !== overPage });',
  },
  'balance-of-a-monthly-contract': {
    breaks: 'A contract paid month by month shows a balance.',
    check: { part: 'unit', words: ['src/domain/billing/invoice.test.ts'] },
    file: 'src/domain/billing/invoice.ts',
    find: "payment_mode === 'M' ? 0 : balance_amount;",
    replacement: 'balance_amount;',
  },
  'bearer-missing': {
    breaks: 'Calls no longer carry the token.',
    check: { part: 'unit', words: ['src/api/client/client.test.ts'] },
    file: 'src/api/client/ahead.ts',
    find: `...(token && { Authorization: \`Bearer \${token}\` }),`,
    replacement: "...(token && { 'X-Token': token }),",
  },
  'busy-tag-removed': {
    breaks: 'A form that is being sent is not announced as busy.',
    check: { part: 'walks', words: ['-t', 'nameEdit'] },
    file: 'machines/form/form.machine.ts',
    find: `description: flow.sentences.requested,
      tags: 'busy',`,
    replacement: 'description: flow.sentences.requested,',
  },
  'columns-shown-to-customers': {
    breaks: 'The screen shows columns that are hidden in production.',
    check: { part: 'unit', words: ['src/app/settings/environments.test.ts'] },
    file: 'src/app/settings/environments.ts',
    find: 'const forCustomers: EnvironmentSettings = { isDeployed: true, showsEverything: false, isMeasured: true };',
    replacement:
      'const forCustomers: EnvironmentSettings = { isDeployed: true, showsEverything: true, isMeasured: true };',
  },
  'contract-listed-twice': {
    breaks: 'A contract that moves between two pages is listed twice.',
    check: { part: 'unit', words: ['machines/contract-list'] },
    file: 'machines/contract-list/contractList.machine.ts',
    find: 'const others = found.contracts.filter(({ reference }) => !known.has(reference));',
    replacement: 'const others = found.contracts.filter(({ reference }) => known.size >= 0 || reference);',
  },
  'document-of-any-type': {
    breaks: 'A file that is not a PDF is saved as a PDF.',
    check: { part: 'unit', words: ['src/api/client/client.test.ts', 'src/flows/document-download'] },
    file: 'src/api/documents.ts',
    find: 'if (status >= 200 && status < 300 && (await isPdf(body)))',
    replacement: 'if (status >= 200 && status < 300)',
  },
  'failure-kept-by-forms': {
    breaks: 'A form shows its last failure while it is sent again.',
    check: { part: 'unit', words: ['test/paths/catalogue.test.ts', '-t', 'addContract'] },
    file: 'machines/form/form.machine.ts',
    find: `tags: 'busy',
      entry: 'forgetFailure',`,
    replacement: "tags: 'busy',",
  },
  'field-renamed': {
    breaks: 'The addresses to check are sent under another name.',
    check: { part: 'unit', words: ['test/flows/requests.test.ts'] },
    file: 'src/api/management.ts',
    find: 'send: (emails: readonly string[]) => ({ data: { emails: [...emails] } }),',
    replacement: 'send: (emails: readonly string[]) => ({ data: { addresses: [...emails] } }),',
  },
  'focus-left-on-the-button': {
    breaks: 'A refused form leaves the focus on its button.',
    check: { part: 'stories', words: ['src/ui/forms/Form.stories.tsx'] },
    file: 'src/ui/forms/Form.tsx',
    find: 'else summary.current?.focus();',
    replacement: '',
  },
  'form-sent-twice': {
    breaks: 'A form submitted while it is being sent is sent again.',
    check: { part: 'unit', words: ['test/paths/catalogue.test.ts', '-t', 'addContract'] },
    file: 'machines/form/form.machine.ts',
    find: `tags: 'busy',
      entry: 'forgetFailure',`,
    replacement: `tags: 'busy',
      entry: 'forgetFailure',
      on: { 'form.submitted': { target: 'submitting', reenter: true } },`,
  },
  'host-of-another-environment': {
    breaks: 'The preproduction hosts are the production hosts.',
    check: { part: 'unit', words: ['brands/hosts.test.ts'] },
    file: 'brands/hosts.ts',
    find: `preprod: ofUtilities((domain) => \`pro-preprod.\${domain}\`),`,
    replacement: `preprod: ofUtilities((domain) => \`pro.\${domain}\`),`,
  },
  'iban-in-storage': {
    breaks: 'An IBAN stays in the browser.',
    check: { part: 'unit', words: ['test/flows/requests.test.ts'] },
    file: 'src/flows/iban-edit/ibanEdit.ports.ts',
    find: 'actors: { submitForm: fromPromise(({ input, signal }) => updateIban(input.payload, signal)) },',
    replacement: `actors: { submitForm: fromPromise(({ input, signal }) => {
      sessionStorage.setItem('portal.iban', input.payload.iban);
      return updateIban(input.payload, signal);
    }) },`,
  },
  'identity-not-confirmed': {
    breaks: 'A request to the customer service is sent before the identity is confirmed.',
    check: { part: 'unit', words: ['test/flows/customer-service'] },
    file: 'machines/customer-service/customerService.machine.ts',
    find: "target: '#customerService.confirming',",
    replacement: "target: '#customerService.sending',",
  },
  'list-not-read-again': {
    breaks: 'The list does not contain people invited while it loads.',
    check: { part: 'unit', words: ['test/paths/catalogue.test.ts', '-t', 'collaborators'] },
    file: 'machines/collaborators/collaborators.machine.ts',
    find: `target: 'loading',
          reenter: true,`,
    replacement: "target: 'loading',",
  },
  'mandate-not-protected': {
    breaks: 'A visitor without a session sees the mandate of a contract.',
    check: { part: 'unit', words: ['src/app/routes.test.ts'] },
    file: 'src/app/routes.ts',
    find: `path: '/download/contract/mandate/:reference/:type',
    ...fullScreen,`,
    replacement: `path: '/download/contract/mandate/:reference/:type',
    ...fullScreen,
    access: 'everyone',`,
  },
  'message-of-5001': {
    breaks: 'A message of one character too many is accepted.',
    check: { part: 'unit', words: ['src/domain/contact.test.ts'] },
    file: 'src/domain/contact.ts',
    find: "z.refine((typed) => multipartLength(typed) <= longestMessage, 'message.long'),",
    replacement: "z.refine((typed) => multipartLength(typed) <= longestMessage + 1, 'message.long'),",
  },
  'ordinary-space-before-a-sign': {
    breaks: 'A question mark has an ordinary space before it.',
    check: { part: 'unit', words: ['locales/french.test.ts'] },
    file: 'locales/fr/collaborators.ts',
    find: "title: 'Supprimer {{name}} ?',",
    replacement: "title: 'Supprimer {{name}} ?',",
  },
  'page-off-by-one': {
    breaks: 'A page begins with the last row of the page before.',
    check: { part: 'unit', words: ['src/domain/account/collaborator.test.ts'] },
    file: 'src/domain/account/collaborator.ts',
    find: 'const rows = found.slice((shown - 1) * size, shown * size).map(({ collaborator }) => collaborator);',
    replacement:
      'const rows = found.slice(Math.max(0, (shown - 1) * size - 1), shown * size).map(({ collaborator }) => collaborator);',
  },
  'password-in-draft': {
    breaks: 'The draft of a signup keeps the password.',
    check: { part: 'unit', words: ['src/flows/signup/draft.test.ts'] },
    file: 'src/flows/signup/draft.ts',
    find: `repeated_email: text,
  cgu: text,`,
    replacement: `repeated_email: text,
  cgu: text,
  password: text,`,
  },
  'profile-kept-after-sign-out': {
    breaks: 'The profile stays in memory after the session is closed.',
    check: { part: 'unit', words: ['test/paths/catalogue.test.ts', '-t', 'session'] },
    file: 'machines/session/session.machine.ts',
    find: `initial: 'fresh',
  exit: 'forgetProfile',`,
    replacement: "initial: 'fresh',",
  },
  'refused-token-sent-again': {
    breaks: 'A call carries a token that a 401 has refused.',
    check: { part: 'unit', words: ['src/api/client/client.test.ts'] },
    file: 'src/api/client/client.ts',
    find: `if (current !== null && current !== token) return answerOfSession(url, attempt);
    refused = token;`,
    replacement: 'if (current !== null && current !== token) return answerOfSession(url, attempt);',
  },
  'relay-state-to-another-origin': {
    breaks: 'A sign-in may lead to another site.',
    check: { part: 'unit', words: ['src/domain/paths.test.ts'] },
    file: 'src/domain/paths.ts',
    find: "if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return home;",
    replacement: "if (url.origin !== 'https://portal.invalid') return home;",
  },
  'resumed-from-the-start': {
    breaks: 'A resumed export requests all its meters again.',
    check: { part: 'unit', words: ['machines/export/export.machine.test.ts'] },
    file: 'machines/export/export.machine.ts',
    find: "request: snapshot.matches('choosing') ? remaining(snapshot.context) : request,",
    replacement: 'request,',
  },
  'session-storage-kept': {
    breaks: 'A sign-out keeps typed values in the tab.',
    check: { part: 'unit', words: ['src/flows/session/session.ports.test.ts'] },
    file: 'src/api/storage/token.ts',
    find: `localStorage.clear();
  sessionStorage.clear();`,
    replacement: 'localStorage.clear();',
  },
  'sum-of-the-first-meters': {
    breaks: 'The sum of a month leaves out the last meter.',
    check: { part: 'unit', words: ['src/domain/consumption/meterComparison.zones.test.ts'] },
    file: 'src/domain/consumption/meterComparison.ts',
    find: 'sum: sumKnown(bars.map(({ volume }) => volume)),',
    replacement: 'sum: sumKnown(bars.slice(0, -1).map(({ volume }) => volume)),',
  },
  'token-to-another-origin': {
    breaks: 'A call may carry the token to another origin.',
    check: { part: 'unit', words: ['src/api/client/client.test.ts'] },
    file: 'src/api/client/reads.ts',
    find: "if (!path.startsWith('/') || url.origin !== location.origin)",
    replacement: 'if (!path)',
  },
  'typed-given-to-anyone': {
    breaks: 'The next user receives values typed before the session expired.',
    check: { part: 'unit', words: ['src/flows/session/typedMemory.test.ts'] },
    file: 'src/flows/session/sessionCalls.ts',
    find: "if (owner === '' || owner === (await ownerOf(user))) giveBackTyped(forms);",
    replacement: 'giveBackTyped(forms);',
  },
};

export const seeded: readonly Defect[] = Object.entries(defects).map(([name, defect]) => ({
  name,
  ...defect,
}));
