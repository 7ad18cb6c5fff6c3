/** Media type of a document. */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
