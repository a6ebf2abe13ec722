import { noticeModel } from '#machines/notice/notice.model.ts';
import { defineExpectations, ending, type Shown } from '../../walks/expectations.ts';

const shown = (): Shown => ({
  visible: [
    { role: 'status', text: 'Le contrat est enregistré.' },
    { role: 'button', name: 'Fermer' },
  ],
});

export const noticeExpectations = defineExpectations(noticeModel)({
  opening: null,
  staying: shown,
  counting: shown,
  held: shown,
  closed: ending(),
});
