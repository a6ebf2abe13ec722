import { t } from '#locales/fr/attachments.ts';

/** Browsers give each picture that is pasted the same name. */
const picture = /^image\.(png|jpe?g|gif)$/i;

/** A pasted picture, named by its rank so that two differ; what is pasted as a file keeps its own name. */
export const namePasted = (file: File, rank: number): File => {
  const extension = picture.exec(file.name)?.[1];
  if (!extension) return file;
  const { type, lastModified } = file;
  return new File([file], t('pasted', { rank, extension }), { type, lastModified });
};
