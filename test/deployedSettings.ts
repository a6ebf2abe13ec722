import type { DeploymentFile } from '#src/app/settings/deployment.ts';

export const deployedSettings: DeploymentFile = {
  signatureOrigins: ['https://signature.portail.internal'],
  mandateForm: 'https://mandat.portail.internal/saisie',
  addressSearch: 'https://data.geopf.fr/geocodage/search',
  captcha: {
    siteKey: '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b',
    scriptAddress: 'https://js.hcaptcha.com/1/api.js',
  },
  analytics: '/audience',
  consumptionProof: true,
  dashboardMeters: 12,
};
