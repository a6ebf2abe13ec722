import type { Page } from '@playwright/test';
import { t } from '#locales/fr/customerService.ts';
import type { CustomerServiceContext as Context } from '#machines/customer-service/customerService.machine.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import { findForm, listNeeds, topics } from '#machines/customer-service/topics.ts';
import { required } from '#machines/setup/chart.ts';
import { allRead } from '#src/domain/answer.ts';
import { meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { saintMalo } from '#src/domain/fixtures/requests.ts';
import { formatPhone } from '#src/domain/format.ts';
import { addressOfNeed, toReadMeter } from '#src/domain/request/meterReading.ts';
import { answerProfile, definePortalWalk, signInAddress } from '../../walks/definePortalWalk.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Past, type ScreenItem, type Shown, type Try } from '../../walks/expectations.ts';
import { closedNotice, failureAlert, mistakeAlert, sending } from '../../walks/forms.ts';

const submit = 'Envoyer la demande';

const needs = 'De quoi avez-vous besoin ?';

const numbers: ScreenItem[] = [
  { role: 'list', name: 'Nous appeler' },
  { role: 'link', name: formatPhone('0199005018') },
  { role: 'link', name: formatPhone('0199003518') },
];

const choices = ({ topic, need, isPublic, role }: Context, disabled: boolean): ScreenItem[] => {
  const several = topic ? listNeeds(topic) : [];
  return [
    { role: 'heading', name: isPublic ? 'Nous contacter' : 'Service client' },
    ...(isPublic ? numbers : []),
    ...(role.startsWith('internal_adviser') ? [closedNotice] : []),
    ...topics.map((code): ScreenItem => ({ role: 'button', name: t(`topics.${code}`), disabled })),
    ...(several.length > 1
      ? several.map(({ code }): ScreenItem => ({ role: 'radio', name: t(`needs.${code}`), disabled }))
      : []),
    ...(several.length > 1 && need ? [{ role: 'radiogroup', name: needs, value: need } as const] : []),
  ];
};

const isReading = ({ need }: Pick<Context, 'need'>) => need === 'RELEVE';

const openedMeter = (context: Context): ScreenItem[] =>
  isReading(context) && context.meter
    ? [
        { role: 'definition', text: context.meter.label },
        { role: 'definition', text: '98-1000-0042-17' },
        { role: 'button', name: 'Choisir un autre compteur' },
      ]
    : [];

const findFirstField = ({ need, contracts }: Context): { field: ScreenItem; missing: string } => {
  if (isReading({ need }))
    return {
      field: { role: 'textbox', name: 'Index (m³)' },
      missing: 'Saisissez l’index lu sur le compteur.',
    };
  if (need && findForm(need) !== 'contactFormWithRefs')
    return { field: { role: 'combobox', name: 'Commune' }, missing: 'Saisissez la commune.' };
  return contracts.length > 0
    ? { field: { role: 'checkbox', name: 'Usine des Bars' }, missing: 'Cochez au moins un contrat.' }
    : { field: { role: 'textbox', name: 'Référence du contrat' }, missing: 'Saisissez une référence' };
};

const findLastTry = (tries: readonly Try[], ...types: readonly string[]): number =>
  tries.findLastIndex(({ type, refused }) => types.includes(type) && !refused);

const typedIn = ({ all }: Past): Record<string, string> => {
  const since = all.slice(findLastTry(all, 'request.restarted') + 1);
  const last = since.findLast(
    ({ type, state }) => type === 'form.submitted' && state === 'preparing.writing',
  );
  const { phone, message, first_name, last_name } = last?.typed('values') ?? {};
  return phone && message && first_name && last_name ? { phone, message, first_name, last_name } : {};
};

const news: ScreenItem[] = [
  { role: 'status', text: 'Commune choisie', optional: true },
  { role: 'status', text: 'Cet index est plus bas que le dernier relevé connu.', optional: true },
];

const readingLines = ({ request }: Context): ScreenItem[] =>
  request?.reading
    ? ['C09AB000318', '1 187 m³', '20 novembre 2026'].map((text) => ({ role: 'definition', text }))
    : [];

const form = (context: Context, past: Past, closed: boolean, ...visible: readonly ScreenItem[]): Shown => ({
  visible: [
    ...choices(context, false),
    findFirstField(context).field,
    ...openedMeter(context),
    { role: 'textbox', name: isReading(context) ? 'Précisions' : 'Votre message' },
    { role: 'button', name: submit, ...(closed && { disabled: true }) },
    { role: 'status', text: findFirstField(context).missing, optional: true },
    ...news,
    ...visible,
  ],
  fields: { ...context.identity, ...typedIn(past) },
});

const chosen = (context: Context, ...visible: readonly ScreenItem[]): Shown => ({
  visible: [...choices(context, false), ...visible],
  absent: [{ role: 'button', name: submit }],
});

const calling = (context: Context): Shown => chosen(context, { role: 'status', text: 'Le numéro à appeler' });

const callingBrand = (context: Context): Shown =>
  chosen(context, {
    role: 'status',
    text:
      context.topic === 'URGENCE'
        ? ['Appelez notre numéro d’urgence, à toute heure', formatPhone('0199005018')]
        : ['Appelez notre service client', formatPhone('0199003518')],
  });

const met = (context: Context, { here }: Past): ScreenItem[] => {
  const since = here.slice(findLastTry(here, 'topic.chosen', 'need.chosen') + 1);
  const tried = since.some(({ type }) => type === 'form.submitted');
  return tried ? [mistakeAlert(findFirstField(context).missing)] : failureAlert(context.failure);
};

const sentLines = (context: Context): ScreenItem[] => {
  const { topic, need, request } = context;
  const { municipality, zipcode, references, first_name, last_name, message } = required(request);
  return [
    t(`topics.${required(topic)}`),
    t(`needs.${required(need)}`),
    municipality ? `${municipality} (${zipcode})` : references.replace(/^(..)(....)(....)/, '$1-$2-$3-'),
    `${first_name} ${last_name}`,
    '01 99 00 00 17',
    message,
  ]
    .map((text): ScreenItem => ({ role: 'definition', text }))
    .concat(readingLines(context));
};

const address = '/service-client';

const flow = (page: Page) => page.locator('[data-flow="customerService"]');

const pressOnPortal = (page: Page, name: string) =>
  flow(page).getByRole('button', { name, exact: true }).click();

const answerTowns = (page: Page) =>
  page.route('**/third-party/address/search**', (route) =>
    route.fulfill({
      json: { features: [{ properties: { label: 'Saint-Malo', postcode: '35400', citycode: '35288' } }] },
    }),
  );

export const customerServiceProof = defineProof(customerServiceModel)({
  view: async () => {
    const { AddressesContext } = await import('#src/fields/addresses/SuggestionField.tsx');
    const { CustomerServiceView } = await import('#src/flows/customer-service/CustomerServiceView.tsx');
    const { MeterSuggestionsContext } = await import('#src/flows/customer-service/reading/meterReading.ts');
    const meter = { ...toReadMeter(meterReadOnSite), address: meterReadOnSite.adresseDesserte };
    const suggestMeters = async (query: string) =>
      allRead(meter.label.toLowerCase().startsWith(query) ? [meter] : []);
    const addresses = { suggestTowns: async () => [saintMalo], suggestStreets: async () => [] };
    return (props) => (
      <AddressesContext value={addresses}>
        <MeterSuggestionsContext value={suggestMeters}>
          <CustomerServiceView
            phoneStep={() => (
              <p role="status" data-stand-in>
                Le numéro à appeler
              </p>
            )}
            phones={{ emergencyPhone: '0199005018', servicePhone: '0199003518' }}
            onClose={() => props.actor.send({ type: 'closed' })}
            {...props}
          />
        </MeterSuggestionsContext>
      </AddressesContext>
    );
  },
  gestures: {
    'topic.chosen': (screen, { topic }) => screen.press('button', new RegExp(`^${t(`topics.${topic}`)}`)),
    'need.chosen': (screen, { need }) => screen.press('radio', t(`needs.${need}`)),
    'form.submitted': async (screen, { values }) => {
      const { municipality = '', references = '', message = '', phone = '' } = values;
      const { first_name = '', last_name = '' } = values;
      if (await screen.has('combobox', 'Commune'))
        await (municipality
          ? screen.suggest('Commune', municipality)
          : screen.type('Commune', '', 'combobox'));
      if (await screen.has('checkbox', /Usine des Bars/))
        await screen.check(/Usine des Bars/, references !== '');
      if (await screen.has('textbox', 'Référence du contrat'))
        await screen.type('Référence du contrat', String(references));
      const isReading = await screen.has('textbox', 'Index (m³)');
      if (isReading) await screen.type('Index (m³)', values['message-index'] ?? '');
      // For a signed-in user, both fields are read-only and already contain these names.
      await screen.type(/^Prénom/, first_name);
      await screen.type(/^Nom/, last_name);
      if (await screen.has('textbox', 'Compteur'))
        await screen.type('Compteur', values['message-meter'] ?? '');
      await screen.type(isReading ? /^Précisions/ : 'Votre message', message);
      await screen.type(/^Téléphone/, phone);
      await screen.press('button', submit);
    },
    'identity.confirmed': (screen) => screen.press('button', 'Confirmer et envoyer'),
    'identity.denied': (screen) => screen.press('button', 'Ce n’est pas moi'),
    'identity.closed': (screen) =>
      screen.press('button', 'Fermer', { role: 'dialog', name: 'Envoyer en votre nom ?' }),
    'request.restarted': (screen) => screen.press('button', 'Nouvelle demande'),
    // Excludes the states with a confirmation dialog, behind which « Fermer » is inert.
    closed: {
      madeIn: [
        'preparing.choosingTopic',
        'preparing.choosingNeed',
        'preparing.writing',
        'preparing.consulting',
        'preparing.calling.brand',
        'preparing.calling.day',
        'preparing.calling.emergency',
        'sending',
        'sent',
      ],
      gesture: (screen) => screen.press('button', 'Fermer'),
    },
  },
  states: {
    'preparing.choosingTopic': (context) => ({
      ...chosen(context),
      absent: [{ role: 'radiogroup', name: needs }],
    }),
    'preparing.choosingNeed': (context) => chosen(context),
    'preparing.opening': null,
    'preparing.writing': (context, past) => form(context, past, false, ...met(context, past)),
    'preparing.consulting': (context, past) =>
      form(context, past, true, { role: 'paragraph', text: 'vous ne pouvez pas envoyer de demande' }),
    'preparing.calling.brand': callingBrand,
    'preparing.calling.day': calling,
    'preparing.calling.emergency': calling,
    confirming: (context) => {
      const { request, failure } = context;
      const { first_name, last_name } = required(request);
      return {
        visible: [
          { role: 'dialog', name: 'Envoyer en votre nom ?' },
          { role: 'paragraph', text: `Votre demande sera envoyée sous ce nom : ${first_name} ${last_name}.` },
          { role: 'button', name: 'Ce n’est pas moi' },
          { role: 'button', name: 'Confirmer et envoyer' },
          ...readingLines(context),
          ...news,
          ...failureAlert(failure).map((alert): ScreenItem => ({ ...alert, behind: true })),
        ],
      };
    },
    sending: (context, past) => {
      const shown = form(context, past, true);
      const visible = shown.visible.filter(({ disabled }) => disabled !== false);
      return sending({ ...shown, visible: [...visible, ...choices(context, true)] }, context.failure);
    },
    sent: (context) => ({
      visible: [
        { role: 'status', text: 'Votre demande est envoyée.' },
        ...sentLines(context),
        { role: 'button', name: 'Nouvelle demande' },
      ],
      absent: [{ role: 'button', name: submit }],
    }),
    left: ending(),
    disowned: ending(),
  },
  portal: definePortalWalk(customerServiceModel, {
    open: async (page, input) => {
      await page.clock.setFixedTime(new Date(`${input.today}T12:00:00`));
      await answerTowns(page);
      if (input.isPublic) return void (await page.goto('/contact'));
      const { role, identity, contracts } = input;
      await answerProfile(page, {
        ...identity,
        type: role,
        contracts,
        allowed_services: ['GRAND_COMPTE'],
        entity_name: 'Boulangerie du Port',
        department_code: 'accounting',
      });
      const { resumed, meter } = input;
      await page.goto(
        signInAddress('grand-compte', resumed ? addressOfNeed(resumed, meter ?? undefined) : address),
      );
    },
    calls: {
      phoneLookup: { awaited: (page) => page.locator('[data-flow="phoneLookup"]').waitFor(), answers: {} },
    },
    events: {
      closed: async (page) => {
        await pressOnPortal(page, 'Fermer');
        const leave = page.getByRole('button', { name: 'Quitter sans enregistrer' });
        const isLeaving = await leave.waitFor({ timeout: 300 }).then(
          () => true,
          () => false,
        );
        if (isLeaving) await leave.click();
      },
    },
    ends: { left: { address: '/' }, disowned: { address: '/saml/logout' } },
  }),
});
