/** @jest-environment jsdom */
import {createStorageSlot} from '../../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils';
import {hearOwnStorageEventsOnce} from '@site/src/docusaurus/browser/ownStorageEvents';

jest.mock('@generated/site-storage', () => ({type: 'localStorage', namespace: ''}), {
  virtual: true,
});

/** As the colour mode does: what is heard is set again. */
function echo(): jest.Mock {
  const slot = createStorageSlot('theme');
  const heard = jest.fn((event: StorageEvent) => slot.set(event.newValue ?? ''));
  slot.listen(heard);
  return heard;
}

/** As in a browser; jsdom makes no such event. */
function makeEvent(): Event {
  const event = new Event('storage');
  return Object.assign(event, {
    initStorageEvent: (...parts: unknown[]) => {
      const [, , , key, , newValue, , storageArea] = parts;
      Object.assign(event, {key, newValue, storageArea});
    },
  });
}

test('a value that a storage forgets is told once, and the next one again', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  jest.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined);
  jest.spyOn(document, 'createEvent').mockImplementation(makeEvent);
  const heard = echo();
  const slot = createStorageSlot('theme');
  const overflow = jest.spyOn(console, 'error').mockReturnValue(undefined);
  slot.set('light');
  // Without a limit it ends with the stack.
  expect(heard.mock.calls.length).toBeGreaterThan(100);

  overflow.mockClear();
  heard.mockClear();
  hearOwnStorageEventsOnce();
  slot.set('dark');
  expect(heard).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  slot.set('dark');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(overflow).not.toHaveBeenCalled();
});
