/** The flows that each page of the portal shows, and those that its modals open, by the name of the page. */
type Screen = { shown: readonly string[]; modals: readonly string[] };

const screens: Readonly<Record<string, Screen>> = {
  Dashboard: { shown: ['analyticsConsent', 'overview'], modals: ['profileCompletion'] },
  ProfileCompletion: { shown: ['profileCompletion'], modals: [] },
  Consumption: { shown: ['consumption', 'meterPages'], modals: ['export'] },
  Meter: { shown: ['meter', 'histogram'], modals: ['export'] },
  Billing: { shown: ['billing', 'invoicePages', 'invoiceExport', 'documentDownload'], modals: ['inserts'] },
  PersonalSpace: {
    shown: [],
    modals: [
      'nameEdit',
      'emailEdit',
      'passwordEdit',
      'addContract',
      'billingEdit',
      'contactEdit',
      'ibanEdit',
    ],
  },
  CustomerService: { shown: ['customerService'], modals: [] },
  Administration: { shown: ['collaborators'], modals: ['invite'] },
  DirectDebit: { shown: ['directDebit'], modals: [] },
  MandateDownload: { shown: ['mandateDownload'], modals: [] },
  Signup: { shown: ['signup'], modals: [] },
  Product: { shown: ['analyticsConsent'], modals: ['productContact'] },
};

const blank: Screen = { shown: [], modals: [] };

export const screenOf = (page: string): Screen => screens[page] ?? blank;

/** Addresses that are typed, followed or come back to. */
export const addresses = [
  '/',
  '/espace-personnel',
  '/espace-facturation',
  '/espace-consommation',
  '/espace-consommation/TR/981000004217/PDS004217',
  '/espace-admin',
  '/service-client',
  '/renseignement-profil',
  '/prelevement-automatique',
  '/download/contract/mandate/981000004217/sps',
  '/creation-de-compte',
  '/espace-produit/switch',
  '/cgu',
  '/logout',
  '/authenticate',
  '/n-importe-quoi',
] as const;
