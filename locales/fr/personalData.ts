import type { LegalWords } from '../legalText.ts';

export const personalDataWords = {
  title: 'Données personnelles',
  sections: {
    controller: {
      title: 'Responsable du traitement',
      text: `
Le responsable du traitement des données personnelles recueillies sur le portail est l’éditeur : {{legalName}}. Son délégué à la protection des données est joignable à l’adresse {{dpoEmail}}.
`,
    },
    data: {
      title: 'Données traitées et finalités',
      text: `
Les données sont traitées pour des finalités précises :

- l’identité, la fonction et les coordonnées des utilisateurs, pour gérer le compte et les accès (exécution du contrat) ;
- les contrats, les factures, les coordonnées bancaires et les consommations, pour fournir et facturer le service de l’eau (exécution du contrat et obligations légales) ;
- les messages et les pièces jointes, pour répondre aux demandes (exécution du contrat) ;
- les journaux techniques, pour assurer la sécurité du portail (intérêt légitime) ;
- la mesure d’audience, pour améliorer le portail (consentement).
`,
    },
    recipients: {
      title: 'Destinataires',
      text: `
Les données sont destinées aux services habilités de l’éditeur et à ses prestataires, dans la limite de leurs missions : hébergement, encaissement, signature électronique des mandats, recherche d’adresses, protection contre les robots. Elles ne sont pas vendues.

Si l’un de ces prestataires traite des données hors de l’Union européenne, ce transfert est encadré par les garanties que prévoit le règlement général sur la protection des données (RGPD).
`,
    },
    retention: {
      title: 'Durées de conservation',
      text: `
- Compte : jusqu’à sa fermeture, ou trois ans après la dernière connexion.
- Contrats et factures : la durée du contrat, puis la durée légale de conservation comptable.
- Demandes au service client : trois ans à compter de leur clôture.
- Journaux techniques : douze mois.
`,
    },
    browser: {
      title: 'Ce que conserve votre navigateur',
      text: `
Le portail n’enregistre dans votre navigateur que ce qui est nécessaire à son fonctionnement :

- votre session, vos préférences d’affichage et les noms que vous donnez à vos contrats, jusqu’à la déconnexion ;
- le contrat choisi pour un prélèvement automatique, le texte de votre recherche, les nombres du menu, le format de vos exports et la saisie d’une création de compte, sans le mot de passe, le temps d’un onglet ;
- si votre session expire, ce que vous saisissiez, sans mot de passe, coordonnées bancaires ni fichier, et le reste d’un export ou d’un bilan, jusqu’à la prochaine connexion ;
- un cookie qui retient, pendant un an, que la visite guidée a été vue ;
- un cookie qui retient, pendant six mois, votre réponse à la mesure d’audience.

Ni coordonnées bancaires, ni mot de passe, ni profil n’y sont conservés.
`,
    },
    rights: {
      title: 'Vos droits',
      text: `
Dans les conditions que fixe le RGPD, vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité, et vous pouvez retirer à tout moment le consentement que vous avez donné. Pour exercer ces droits, écrivez à {{dpoEmail}}, ou par courrier à l’adresse du siège. Une réponse vous est apportée dans le délai d’un mois.

Si cette réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL).
`,
    },
  },
} satisfies LegalWords;
