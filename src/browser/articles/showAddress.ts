import {notify} from '../shell/notify';

/** Where the browser refuses to copy: shows a section's address, selected, under its heading until it loses focus. */
export function showAddress(link: HTMLAnchorElement): void {
  const field = document.createElement('input');
  field.className = 'addressField';
  field.readOnly = true;
  field.value = link.href;
  field.ariaLabel = 'Adres do skopiowania';
  field.addEventListener('blur', () => {
    field.remove();
  });
  link.parentElement?.after(field);
  field.focus();
  field.select();
  notify({
    kind: 'info',
    text: 'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj adres ręcznie.',
  });
}
