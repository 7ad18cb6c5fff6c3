import {copyText} from '../device/copyText';
import {element} from '../device/element';
import {notify} from '../notifications/notify';

/**
 * Copies an address and says so. Where the browser refuses, shows it, selected, after what was pressed until it loses the
 * focus.
 */
export async function copyAddress(
  address: string,
  pressed: HTMLElement,
  copied = 'Skopiowano.',
): Promise<void> {
  if (await copyText(address)) {
    notify({kind: 'success', text: copied});
    return;
  }
  const field = element('input', 'addressField');
  field.readOnly = true;
  field.value = address;
  field.ariaLabel = 'Adres do skopiowania';
  // A page that sleeps does not wake for it.
  const place = element('span', 'addressPlace', field);
  place.dataset.own = '';
  field.addEventListener('blur', () => place.remove());
  (pressed.closest('h2, h3, h4') ?? pressed).after(place);
  // After a link has led to its section, which takes the focus away.
  setTimeout(() => {
    field.focus();
    field.select();
  });
  notify({
    kind: 'info',
    text: 'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj adres ręcznie.',
  });
}
