/** Folders of content maintained by editors, from the root of the site. */
export const knowledgeBaseFolder = 'baza-wiedzy';
export const papersFolder = 'wzory';
export const pagesFolder = 'src/pages';
export const dataFolder = 'src/data';

/** The questions and answers: an article outside the categories, with its own address. */
export const faqFile = `${knowledgeBaseFolder}/faq.md`;

/** Whether a file belongs to the knowledge base. */
export function isArticle(file: string): boolean {
  return file.startsWith(`${knowledgeBaseFolder}/`);
}

/** Whether a file is a paper to take away. */
export function isPaper(file: string): boolean {
  return file.startsWith(`${papersFolder}/`);
}
