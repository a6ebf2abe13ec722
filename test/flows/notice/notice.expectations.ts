import { noticeModel } from '#machines/notice/notice.model.ts';
import { defineSigns, ending, type Shown } from '../../walks/expectations.ts';

const shown = (): Shown => ({
  signs: [
    { role: 'status', text: 'Le contrat est enregistré.' },
    { role: 'button', name: 'Fermer' },
  ],
});

export const noticeSigns = defineSigns(noticeModel)({
  opening: null,
  staying: shown,
  counting: shown,
  held: shown,
  closed: ending(),
});
