import {element} from '../element';
import type {Figure} from './figure';

/** `::rozliczenie-godziny{oddane=30 pobrane=9}`: how one hour is settled; readers slide its two numbers. */
export const hour: Figure = ({attributes}) => {
  const given = attributes?.oddane ?? '';
  const taken = attributes?.pobrane ?? '';
  return Number(given) > Number(taken) && /^\d+$/.test(taken)
    ? element('hour-example', {given, taken}, [])
    : 'podaj liczby w kWh: {oddane=30 pobrane=9}. Oddane mają być większe niż pobrane.';
};

/** `::policz-moc{moce="500 300 50"}`: powers in kW held against the limit of the excise duty. */
export const power: Figure = ({attributes}) => {
  const powers = attributes?.moce ?? '';
  return /^\d+( \d+)*$/.test(powers)
    ? element('power-example', {powers}, [])
    : 'podaj moce w kW, ze spacją między nimi: {moce="500 300 50"}.';
};

/** `::policz-pokrycie{…}`: the coverage of yearly needs from five numbers. */
export const coverage: Figure = ({attributes}) => {
  const names = ['zuzycie', 'spoldzielnia', 'panele', 'inne', 'nowy'] as const;
  const [members = '', own = '', panels = '', others = '', newcomer = ''] = names.map(
    (name) => attributes?.[name] ?? '',
  );
  return [members, own, panels, others, newcomer].every((number) => /^\d+$/.test(number))
    ? element('coverage-example', {members, own, panels, others, newcomer}, [])
    : 'podaj 5 liczb: {zuzycie=800 spoldzielnia=0 panele=500 inne=0 nowy=60}. Zużycie i produkcja są w MWh, panele w kWp.';
};

/** `::policz-rachunek{kwh=100}`: what falls away from a bill, by tariff group. */
export const billParts: Figure = ({attributes}) => {
  const kwh = attributes?.kwh ?? '';
  return /^\d+$/.test(kwh)
    ? element('bill-example', {kwh}, [])
    : 'podaj, ile prądu ze spółdzielni zużyto w miesiącu: {kwh=100}.';
};
