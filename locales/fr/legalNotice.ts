import type { LegalWords } from '../legalText.ts';

export const legalNoticeWords = {
  title: 'Mentions légales',
  sections: {
    publisher: {
      title: 'Éditeur',
      text: `
{{legalName}}, {{legalForm}}. Siège : {{address}}.

- Immatriculation : {{register}}
- Téléphone : {{phone}}
- E-mail : {{email}}
- Direction de la publication : {{director}}
`,
    },
    host: {
      title: 'Hébergeur',
      text: `
{{hostName}}. Siège : {{hostAddress}}.

- Téléphone : {{hostPhone}}
`,
    },
    property: {
      title: 'Propriété intellectuelle',
      text: `
La marque « {{name}} », son logo et les contenus du portail sont protégés. Toute reproduction sans autorisation écrite de l’éditeur est interdite, hors des exceptions prévues par la loi.
`,
    },
    report: {
      title: 'Signaler un contenu ou une faille',
      text: `
Une erreur, un contenu illicite ou une faille de sécurité se signale à l’adresse {{email}}. Une faille n’est pas rendue publique avant d’avoir été corrigée.
`,
    },
  },
} satisfies LegalWords;
