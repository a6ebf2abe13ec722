const ignore = (event: DragEvent): void => {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
};

/** Keeps the browser from opening, in the place of the portal, a file that is dropped where no field takes it. */
export const ignoreStrayDrops = (): void => {
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
};
