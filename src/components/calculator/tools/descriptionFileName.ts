/** Name of the file with the whole description. */
export const descriptionFile = 'spoldzielnia.json';
