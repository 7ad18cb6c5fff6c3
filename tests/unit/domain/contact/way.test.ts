import {contactWay} from '@site/src/domain/contact/way';

const email = 'kontakt@example.pl';
const endpoint = '/wiadomosci';

test.each([
  ['an endpoint', {email: null, contactEndpoint: endpoint}, 'endpoint'],
  ['an endpoint and an address', {email, contactEndpoint: endpoint}, 'endpoint'],
  ['an address', {email, contactEndpoint: null}, 'mail'],
  ['neither', {email: null, contactEndpoint: null}, undefined],
])('the way of a message with %s', (_, settings, kind) => {
  expect(contactWay(settings)?.kind).toBe(kind);
});
