import {domainToUnicode} from 'node:url';
import {codePoint} from './codePoint';

/** What is wrong with an address of another site, as an instruction in Polish; null if it leads where it says. */
export function misleads(address: string): string | null {
  if (/^http:/i.test(address)) {
    return 'Podaj adres, który zaczyna się od „https://”.';
  }
  // Browsers read a backslash as a slash, and a host of other letters by a name of its own.
  if (!/^https:\/\/[^\\\s]+$/i.test(address) || !URL.canParse(address)) {
    return 'Wpisz pełny adres, od „https://”, bez znaku „\\” i odstępów.';
  }
  const {username, password, host} = new URL(address);
  if (username !== '' || password !== '') {
    return `To, co stoi przed znakiem „@”, nie jest serwisem: link prowadzi do „${host}”. Wpisz sam adres.`;
  }
  const [foreign] = /[^a-ząćęłńóśźż\d.:[\]-]/u.exec(shownHost(address)) ?? [];
  return foreign === undefined
    ? null
    : `Litera „${foreign}” (${codePoint(foreign)}) nie jest polska, a może wyglądać jak polska: link prowadzi do „${host}”. Wpisz adres od nowa, z klawiatury.`;
}

/** The host as people read it, with the letters that `xn--` stands for. */
function shownHost(address: string): string {
  const {hostname} = new URL(address);
  return domainToUnicode(hostname) || hostname;
}

/** The host of a text that is itself an address: `gov.pl`, `https://www.gov.pl/web`; null for any other text. */
function namedHost(text: string): string | null {
  const [, host] =
    /^\s*(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,})(?:[/?#:]\S*)?\s*$/iu.exec(text) ?? [];
  return host === undefined ? null : withoutWww(host.toLowerCase());
}

/** Whether a text that is an address names another host than the one its link leads to. */
export function namesAnother(text: string, address: string): boolean {
  const named = namedHost(text);
  return named !== null && named !== withoutWww(shownHost(address));
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
