import { translator } from '../translator.ts';

/** `download` is the visible label. Accessible names and announcements also contain the document name. */
export const t = translator({
  download: 'Télécharger',
  unnamed: 'sans nom',
  unsaved: 'Le document n’a pas pu être enregistré. Réessayez.',
  invoice: {
    download: 'Télécharger la facture {{name}}',
    busy: 'Télécharger la facture {{name}}, en cours',
    doing: 'Téléchargement de la facture {{name}}',
    retry: 'Réessayer de télécharger la facture {{name}}',
    done: '{{name}} est téléchargée',
    failed: 'Facture {{name}} : ',
  },
  insert: {
    download: 'Télécharger le document « {{name}} »',
    busy: 'Télécharger le document « {{name}} », en cours',
    doing: 'Téléchargement du document « {{name}} »',
    retry: 'Réessayer de télécharger le document « {{name}} »',
    done: '« {{name}} » est téléchargé',
    failed: '« {{name}} » : ',
  },
});
