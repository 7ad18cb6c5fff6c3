import {securityContact} from '@site/src/plugins/built-pages/security/securityContact';
import {site} from '../../../../samples/machineArticle';

const root = {...site, url: 'https://example.pl/', baseUrl: '/', contentDay: '2026-11-20'};
const owner = {...site.owner, email: 'kontakt@example.pl'};

test('without a contact, or below the root of a host, there is no such file', () => {
  expect(securityContact(root)).toEqual([]);
  expect(securityContact({...site, owner})).toEqual([]);
});

test('it names the contact and holds for a year after the content', () => {
  expect(securityContact({...root, owner})).toEqual([
    {
      file: '.well-known/security.txt',
      content: [
        'Contact: mailto:kontakt@example.pl',
        'Contact: https://example.pl/kontakt',
        'Expires: 2027-11-20T00:00:00Z',
        'Preferred-Languages: pl, en',
        'Canonical: https://example.pl/.well-known/security.txt',
        '',
      ].join('\n'),
    },
  ]);
});

test('a form alone is a contact too', () => {
  const [file] = securityContact({
    ...root,
    owner: {...site.owner, contactEndpoint: 'https://api.example.pl/list'},
  });
  expect(file?.content).toMatch(/^Contact: https:\/\/example\.pl\/kontakt\n/);
});
