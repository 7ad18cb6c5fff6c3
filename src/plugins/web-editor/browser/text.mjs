/* global document, setTimeout */
const place = 'section.field[data-key-path="body"]';
const drawingMs = 100;
const mostLooks = 30;

/** Puts Markdown into the text of an entry where one was writing, or at its end. */
export async function putIntoText(markdown) {
  const text = await textArea();
  if (!text) {
    return;
  }
  // A text in which nobody has written yet has its cursor at the start.
  if (text.selectionEnd === 0) {
    text.setSelectionRange(text.value.length, text.value.length);
  }
  text.focus();
  // The editor hears it as typing, so it can be undone.
  document.execCommand('insertText', false, markdown);
}

/** The form draws a field once it comes into view. */
async function textArea() {
  for (let look = 0; look < mostLooks; look += 1) {
    const text = document.querySelector(`${place} textarea`);
    if (text) {
      return text;
    }
    document.querySelector(place)?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, drawingMs));
  }
  return null;
}
