import { t } from '#locales/fr/customerService.ts';
import type { CustomerServiceContext } from '#machines/customer-service/customerService.machine.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import { findForm, listNeeds, topics } from '#machines/customer-service/topics.ts';
import { required } from '#machines/setup/chart.ts';
import { formatPhone } from '#src/domain/format.ts';
import {
  defineExpectations,
  ending,
  type Past,
  type ScreenItem,
  type Shown,
  type Try,
} from '../../walks/expectations.ts';
import { closedNotice, failureAlert, mistakeAlert, sending } from '../../walks/formExpectations.ts';

type Context = CustomerServiceContext;

const submit = 'Envoyer la demande';
const needs = 'De quoi avez-vous besoin ?';

/** Numbers of the brand, on the public page. */
const numbers: ScreenItem[] = [
  { role: 'list', name: 'Nous appeler' },
  { role: 'link', name: formatPhone('0199005018') },
  { role: 'link', name: formatPhone('0199003518') },
];

/** The topics, the one that is chosen pressed, and its needs. */
const choices = ({ topic, need, isPublic, role }: Context, disabled: boolean): ScreenItem[] => {
  const several = topic ? listNeeds(topic) : [];
  return [
    { role: 'heading', name: isPublic ? 'Nous contacter' : 'Service client' },
    ...(isPublic ? numbers : []),
    ...(role.startsWith('internal_adviser') ? [closedNotice] : []),
    ...topics.map(({ code }): ScreenItem => ({ role: 'button', name: t(`topics.${code}`), disabled })),
    ...(several.length > 1
      ? several.map(({ code }): ScreenItem => ({ role: 'radio', name: t(`needs.${code}`), disabled }))
      : []),
    ...(several.length > 1 && need ? [{ role: 'radiogroup', name: needs, value: need } as const] : []),
  ];
};

const isReading = ({ need }: Pick<Context, 'need'>) => need === 'RELEVE';

/** The meter of the page that a reading comes from, which is not asked again. */
const openedMeter = (context: Context): ScreenItem[] =>
  isReading(context) && context.meter
    ? [
        { role: 'definition', text: context.meter.label },
        { role: 'definition', text: '98-1000-0042-17' },
        { role: 'button', name: 'Choisir un autre compteur' },
      ]
    : [];

/** What the form of the need asks first, and what it says where that is missing. */
const findFirstField = ({ need, contracts }: Context): { field: ScreenItem; missing: string } => {
  if (isReading({ need }))
    return {
      field: { role: 'textbox', name: 'Index (m³)' },
      missing: 'Saisissez l’index lu sur le compteur.',
    };
  if (need && findForm(need) !== 'contactFormWithRefs')
    return { field: { role: 'combobox', name: 'Commune' }, missing: 'Saisissez la commune.' };
  return contracts.length > 0
    ? {
        field: { role: 'checkbox', name: 'Usine des Bars' },
        missing: 'Cochez au moins un contrat.',
      }
    : { field: { role: 'textbox', name: 'Référence du contrat' }, missing: 'Saisissez une référence' };
};

const findLastTry = (tries: readonly Try[], ...types: readonly string[]): number =>
  tries.findLastIndex(({ type, refused }) => types.includes(type) && !refused);

/** What was typed last in the form, which another topic and another need leave as it is. */
const typedIn = ({ all }: Past): Record<string, string> => {
  const since = all.slice(findLastTry(all, 'request.restarted') + 1);
  const last = since.findLast(
    ({ type, state }) => type === 'form.submitted' && state === 'preparing.writing',
  );
  const { phone, message, first_name, last_name } = last?.typed('values') ?? {};
  return phone && message && first_name && last_name ? { phone, message, first_name, last_name } : {};
};

/** The town that is chosen is said, and an index that is lower than the last one. */
const news: ScreenItem[] = [
  { role: 'status', text: 'Commune choisie', optional: true },
  { role: 'status', text: 'Cet index est plus bas que le dernier relevé connu.', optional: true },
];

/** What was read, as it is looked over: none of a request that has no reading. */
const readingLines = ({ request }: Context): ScreenItem[] =>
  request?.reading
    ? ['C09AB000318', '1 187 m³', '20 novembre 2026'].map((text) => ({ role: 'definition', text }))
    : [];

/** Whether the form can be sent depends on what is typed, which its journeys look at; `closed`: never. */
const form = (context: Context, past: Past, closed: boolean, ...visible: readonly ScreenItem[]): Shown => ({
  visible: [
    ...choices(context, false),
    findFirstField(context).field,
    ...openedMeter(context),
    { role: 'textbox', name: isReading(context) ? 'Précisions' : 'Votre message' },
    { role: 'button', name: submit, ...(closed && { disabled: true }) },
    // The error of a field is announced on blur, until the form is sent.
    { role: 'status', text: findFirstField(context).missing, optional: true },
    ...news,
    ...visible,
  ],
  fields: { ...context.identity, ...typedIn(past) },
});

const chosen = (context: Context): Shown => ({
  visible: choices(context, false),
  absent: [{ role: 'button', name: submit }],
});

/** Another flow says the number. */
const calling = (context: Context): Shown => {
  const { visible, ...shown } = chosen(context);
  return { ...shown, visible: [...visible, { role: 'status', text: 'Le numéro à appeler' }] };
};

/** The brand's number, which needs no search. */
const callingBrand = (context: Context): Shown => {
  const { visible, ...shown } = chosen(context);
  const text =
    context.topic === 'URGENCE'
      ? ['Appelez notre numéro d’urgence, à toute heure', formatPhone('0199005018')]
      : ['Appelez notre service client', formatPhone('0199003518')];
  return { ...shown, visible: [...visible, { role: 'status', text }] };
};

/** What the last try of this form met, of this need. */
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

export const customerServiceExpectations = defineExpectations(customerServiceModel)({
  'preparing.choosingTopic': (context) => ({
    ...chosen(context),
    absent: [{ role: 'radiogroup', name: needs }],
  }),
  'preparing.choosingNeed': chosen,
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
});
