import {begunMessage, errorTopic, messageAddress} from '@site/src/domain/articles/message';
import {dataFiles} from '@site/src/content/data/dataFiles';

const title = 'Próg 70% & 40% – co to znaczy?';
const topics = ['Inna sprawa', errorTopic];
const contactAddress = (message: Parameters<typeof messageAddress>[1]): string =>
  messageAddress(null, message);
const search = (address: string): string => address.slice(address.indexOf('?'));

describe('A message about an article', () => {
  test('has a topic that the contact form offers', () => {
    expect(dataFiles('.').contact.value.topics).toContain(errorTopic);
  });

  test('survives the address of the contact page as it was started', () => {
    const address = contactAddress({title, section: 'Kto może?'});
    expect(address).toMatch(/^\/kontakt\?/);
    expect(begunMessage(search(address), topics)).toEqual({
      topic: errorTopic,
      message: `Artykuł: ${title}\nSekcja: Kto może?\n\n`,
    });
  });

  test('needs no section', () => {
    expect(begunMessage(search(contactAddress({title})), topics)?.message).toBe(
      `Artykuł: ${title}\n\n`,
    );
  });

  test.each(['', '?temat=Inna+sprawa', '?artykul=x', '?temat=Nieznany&artykul=x'])(
    'is not started by %j',
    (query) => expect(begunMessage(query, topics)).toBeNull(),
  );

  test('cannot be filled with a long text by an outside link', () => {
    expect(
      begunMessage(`?temat=Inna+sprawa&artykul=${'a'.repeat(500)}`, topics)?.message,
    ).toHaveLength('Artykuł: '.length + 160 + 2);
  });

  test('starts an e-mail with the same text', () => {
    const url = new URL(messageAddress('kontakt@example.pl', {title}));
    expect(url.pathname).toBe('kontakt@example.pl');
    expect(url.searchParams.get('subject')).toBe(errorTopic);
    expect(url.searchParams.get('body')).toBe(`Artykuł: ${title}\r\n\r\n`);
  });
});
