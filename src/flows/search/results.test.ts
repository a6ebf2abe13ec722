import { expect, it } from 'vitest';
import { type ActionName, unanswered } from '#machines/search/places.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { knownContract } from '../../domain/fixtures/account.ts';
import { formatPhone } from '../../domain/format.ts';
import { listResults, preparePlaces } from './results.ts';

const debited = { ...knownContract, reference: '981000004225', name: 'Piscine du parc' };
const profile = profileSchema.parse({
  type: 'owner',
  allowed_services: ['GRAND_COMPTE'],
  contracts: [knownContract, { ...debited, roles: [{ role: 'PRELEVEMENT', enabled: true }] }],
});
const phones = { emergencyPhone: '0199000117', servicePhone: '0199000042' };
const days = { startDate: '2016-11-21', endDate: '2026-11-21' };

type Setting = { user?: typeof profile; hidden?: ActionName[]; isHelp?: boolean };

const groupsFor = (typed: string, { user = profile, hidden = [], isHelp = false }: Setting = {}) =>
  listResults(
    { typed, days, invoices: unanswered, meters: unanswered },
    {
      profile: user,
      places: preparePlaces({ profile: user, phones, hidden }),
      meterAddressOf: ({ idPDS }) => `/${idPDS}`,
    },
    isHelp,
  );

const labelsFor = (...query: Parameters<typeof groupsFor>) =>
  groupsFor(...query).flatMap(({ results }) => results.map(({ label }) => label));

it.each([
  ['urgence', 'Urgence, à toute heure'],
  ['01 99 00 01 17', 'Urgence, à toute heure'],
  ['0199000042', 'Appeler le service client'],
  ['+33 1 99 00 00 42', 'Appeler le service client'],
  ['bilan 2025', 'Bilan de l’eau'],
  ['QR code', 'Comment payer'],
  ['collègue', 'Inviter un collaborateur'],
  ['une fuite', 'Surveillance'],
  ['fui', 'Surveillance'],
  ['fuit', 'Surveillance'],
  ['fuite d’eau', 'Surveillance'],
  ['Piscine, parc', 'Piscine du parc'],
  ['coupure d’eau', 'Urgence, à toute heure'],
  ['téléphone', 'Appeler le service client'],
  ['appeler', 'Appeler le service client'],
  ['service client', 'Service client'],
  ['aide', 'Service client'],
  ['attestation', 'Éditer une attestation de consommation'],
  ['certificats', 'Éditer une attestation de consommation'],
  ['attestation de contrat', 'Recevoir une attestation ou la copie d’un contrat'],
  ['virement', 'Payer par virement'],
  ['calendrier', 'Ajouter au calendrier'],
  ['échéances', 'Ajouter au calendrier'],
  ['mensualisation', 'Changer de mode de paiement'],
  ['payer', 'Comment payer'],
  ['comment payer une facture', 'Comment payer'],
  ['carte bancaire', 'Comment payer'],
  ['déménagement', 'Résilier un contrat'],
  ['résilier', 'Résilier un contrat'],
  ['emménager', 'Ouvrir un contrat pour un nouveau site'],
  ['index', 'Transmettre un relevé de compteur'],
  ['relevés', 'Transmettre un relevé de compteur'],
  ['ZIP', 'Télécharger des factures'],
  ['duplicata', 'Télécharger des factures'],
  ['excel', 'Exporter tous mes compteurs'],
  ['1 204,38', 'Factures de 1\u202f204,38\u00a0€'],
  ['120 €', 'Factures de 120,00\u00a0€'],
  ['FACTURES', 'Factures'],
  ['mes factures', 'Factures'],
  ['impayé', 'Voir les factures à régler'],
  ['retard', 'Voir les factures en retard'],
  ['en retard', 'Voir les factures en retard'],
  ['rib', 'Modifier un IBAN'],
  ['changer de banque', 'Modifier un IBAN'],
  ['changer de rib', 'Modifier un IBAN'],
  ['changer rib', 'Modifier un IBAN'],
  ['nouveau rib', 'Modifier un IBAN'],
  ['prelevement', 'Mettre en place le prélèvement automatique'],
  ['attestaton', 'Éditer une attestation de consommation'],
  ['prleevement', 'Mettre en place le prélèvement automatique'],
  ['mot de passe', 'Modifier mon mot de passe'],
  ['courriel', 'Modifier mon adresse e-mail'],
  ['collaborateurs', 'Administration'],
  ['ajouter un utilisateur', 'Inviter un collaborateur'],
  ['anomalie', 'Surveillance'],
  ['comparer', 'Comparer des compteurs'],
  ['siret', 'Modifier des informations de facturation'],
  ['délai', 'Demander un délai de paiement'],
  ['réclamation', 'Contester un montant'],
  ['changement de titulaire', 'Changer le titulaire d’un contrat'],
  ['RGPD', 'Mentions légales'],
  ['accueil', 'Tableau de bord'],
  ['déconnexion', 'Se déconnecter'],
  ['usine', 'Usine des Bars'],
  ['piscine parc', 'Piscine du parc'],
])('returns for the search « %s » the first result « %s »', (typed, first) => {
  expect(labelsFor(typed)[0]).toBe(first);
});

it('returns links to a phone number, to the invoices with an amount and to a need', () => {
  const [phone] = groupsFor('urgence')[0]?.results ?? [];
  expect(phone).toMatchObject({ address: 'tel:0199000117', detail: formatPhone('0199000117') });
  expect(groupsFor('1204.38 EUR')[0]?.results[0]?.address).toBe(
    '/espace-facturation?amount=1204.38&startDate=2016-11-21&endDate=2026-11-21',
  );
  const address = groupsFor('résilier')[0]?.results[0]?.address;
  expect(address).toBe('/service-client?besoin=RESILIER');
});

it.each([
  ['virement', '/espace-facturation?vue=a-regler#transfer'],
  ['iban', '/espace-personnel?modale=iban&contrat=981000004217'],
])('links the first result of the search « %s » to %s', (typed, address) => {
  expect(groupsFor(typed)[0]?.results[0]).toMatchObject({ address });
});

it.each([
  ['déménagement', ['Résilier un contrat', 'Ajouter un contrat']],
  ['rib', ['Modifier un IBAN', 'Comment payer']],
  ['changer de banque', ['Modifier un IBAN', 'Comment payer']],
  [
    'fuite',
    ['Signaler une fuite dans la rue', 'Urgence, à toute heure', 'Coupure à distance et alerte fuite'],
  ],
])('returns for the search « %s » in this order the results %j', (typed, ordered) => {
  expect(labelsFor(typed).filter((label) => ordered.includes(label))).toEqual(ordered);
});

it('omits from the search a hidden certificate and the forms that the user may not send', () => {
  expect(labelsFor('certificat', { hidden: ['certificate'] })).toEqual([
    'Recevoir une attestation ou la copie d’un contrat',
  ]);
  const adviser = profileSchema.parse({ type: 'internal_adviser_simple' });
  expect(labelsFor('résilier', { user: adviser })).toEqual([]);
  expect(groupsFor('rendez-vous', { user: adviser })[0]?.results[0]?.address).toBe(
    '/contact?besoin=RENDEZ_VOUS',
  );
});

it.each<[string, ActionName[], string]>([
  ['en retard', ['overdue'], 'Voir les factures à régler'],
  ['virement', ['transfer'], 'Comment payer'],
])('returns for the search « %s » without the actions %j the first result « %s »', (typed, hidden, first) => {
  expect(labelsFor(typed, { hidden })[0]).toBe(first);
});

it('returns the contact page first for « service client » without the service GRAND_COMPTE', () => {
  const user = { ...profile, allowed_services: [] };
  expect(groupsFor('service client', { user })[0]?.results[0]?.address).toBe('/contact');
  expect(labelsFor('téléphone', { user })[0]).toBe('Appeler le service client');
});

it('lists a request before the emergency number for « fuite » without a contract', () => {
  const labels = labelsFor('fuite', { user: { ...profile, contracts: [] } });
  expect(labels[0]).toBe('Signaler une fuite dans la rue');
  expect(labels).toContain('Urgence, à toute heure');
});

it('returns the phone numbers first if nothing matches, but last for an empty text', () => {
  expect(labelsFor('', { isHelp: true }).slice(0, 2)).toEqual([
    'Urgence, à toute heure',
    'Appeler le service client',
  ]);
  expect(labelsFor('').at(-1)).toBe('Appeler le service client');
});

it.each(['zzz', '€', ',', 'abcdefgh'])('returns no result for the search « %s »', (typed) => {
  expect(labelsFor(typed)).toEqual([]);
});
