/** A call of the back office, as faults and the control page name it. */
export type Call = { call: string; name: string };

/** Every call the sandbox answers; a test keeps it in step with the routes. */
export const calls: readonly Call[] = [
  { call: 'GET /api/token-check', name: 'Vérification du jeton' },
  { call: 'GET /api/user', name: 'Profil et contrats' },
  { call: 'POST /user/registration', name: 'Création de compte' },
  { call: 'POST /api/user/civility', name: 'Modification de l’identité' },
  { call: 'POST /api/user/email', name: 'Modification de l’adresse e-mail' },
  { call: 'POST /api/user/password', name: 'Modification du mot de passe' },
  { call: 'POST /api/user/addContract', name: 'Rattachement d’un contrat' },
  { call: 'POST /api/contract/update_info', name: 'Facturation et contact d’un contrat' },
  { call: 'POST /api/contract/update_iban', name: 'Coordonnées bancaires d’un contrat' },
  { call: 'GET /api/contract/sepamandate/download/:reference/:type', name: 'Téléchargement du mandat' },
  { call: 'GET /api/contract/iban/:reference', name: 'Informations du prélèvement' },
  { call: 'POST /api/contract/iban/:reference', name: 'Demande de prélèvement' },
  { call: 'POST /api/invoices', name: 'Recherche de factures' },
  { call: 'GET /api/invoice/download/:document', name: 'Téléchargement d’une facture' },
  { call: 'POST /api/invoice/inserts', name: 'Documents joints à une facture' },
  { call: 'POST /api/invoice/inserts/download', name: 'Téléchargement d’un document joint' },
  { call: 'POST /api/consumption/meters_list', name: 'Recherche de compteurs' },
  { call: 'POST /api/consumption/telemetry', name: 'Mesures d’un compteur télérelevé' },
  { call: 'POST /api/consumption/nontelemetry', name: 'Relevés d’un compteur relevé sur place' },
  { call: 'GET /api/municipality/contract/contact', name: 'Numéros d’une commune' },
  { call: 'GET /api/management/user/list', name: 'Liste des collaborateurs' },
  { call: 'DELETE /api/management/user/:id', name: 'Suppression d’un collaborateur' },
  { call: 'POST /api/management/user/invitation', name: 'Nouvel envoi d’une invitation' },
  { call: 'POST /api/management/user/type', name: 'Passage en administrateur' },
  { call: 'POST /api/management/user/emails', name: 'Vérification des adresses à inviter' },
  { call: 'POST /api/management/user', name: 'Invitation de collaborateurs' },
  { call: 'POST /api/contact/request/files', name: 'Demande au service client' },
  { call: 'POST /p/contact/request', name: 'Demande sans compte, ou sur un service connecté' },
  { call: 'GET /third-party/address/search', name: 'Recherche d’adresse' },
  { call: 'GET /third-party/mandate', name: 'Formulaire du mandat' },
  { call: 'GET /third-party/captcha.js', name: 'Script du captcha' },
];

export const isKnownCall = (call: string): boolean => calls.some((known) => known.call === call);

/** Whether a request is of the call: `:name` stands for one segment of the path. */
export const matches = (call: string, method: string, path: string): boolean => {
  const [ownMethod, pattern = ''] = call.split(' ');
  if (ownMethod !== method) return false;
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
};
