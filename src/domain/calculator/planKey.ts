import type {CooperativeInput} from '@cooperative/settlement/description';
import {present, sameValue, writePolishDate} from '@cooperative/polish';
import {keyOf, lastShares, withoutShareCount} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';

/**
 * The key of division in the plan and in the record. Both give each point a share; the record knows dates of shares, the
 * shares that members have in the cooperative, and one price, none of which a plan can say.
 */

type Key = CooperativeInput['key'];
type Keyed = Pick<CooperativeInput, 'key' | 'members'>;

/** What a point begins with, in both. */
const firstShare = 1;

/** Whether nobody has chosen a key: then a plan goes by the hour, as the month does. */
function isUnsaid({key, shares}: CooperativeRecord): boolean {
  return key === undefined && !shares;
}

/** The record's key for the points of a plan; null where it has none that a plan can say. */
export function keyForPlan(record: CooperativeRecord, ids: readonly string[]): Key | null {
  if (isUnsaid(record)) {
    return null;
  }
  if (keyOf(record) !== 'fixed') {
    return {kind: 'hourly'};
  }
  const all = lastShares(record);
  const shares = ids.map(
    (id) => all?.[record.points.findIndex((point) => point.id === id)] ?? firstShare,
  );
  return all && shares.some((share) => share > 0) ? {kind: 'fixed', shares} : null;
}

/** The key of a plan for the points it has now. */
export function keyFor(plan: Keyed, ids: readonly string[]): Key {
  const {key, members} = plan;
  return key.kind === 'fixed'
    ? {
        kind: 'fixed',
        shares: ids.map(
          (id) => key.shares[members.findIndex((member) => member.id === id)] ?? firstShare,
        ),
      }
    : key;
}

/**
 * The record, which has the points of the plan already, with the plan's key. `before` is the plan as it last was: what was
 * not chosen in it since stays as the record has it, since a plan nobody has touched goes by the hour.
 */
export function withKeyOf(
  record: CooperativeRecord,
  plan: Keyed,
  before: Keyed | null,
): CooperativeRecord {
  const {key, members} = plan;
  const ids = members.map(({id}) => id);
  const isKept = isUnsaid(record)
    ? key.kind === 'hourly'
    : before === null || sameValue(key, keyFor(before, ids));
  if (isKept || sameValue(key, keyForPlan(record, ids))) {
    return record;
  }
  if (key.kind === 'hourly') {
    // The shares stay, for when they are chosen again.
    return {...record, key: 'hourly'};
  }
  const others = lastShares({...record, key: 'fixed'});
  const shares = record.points.map(({id, ofCooperative}, index) => {
    const at = ids.indexOf(id);
    return at < 0
      ? (others?.[index] ?? (ofCooperative === true ? 0 : firstShare))
      : (key.shares[at] ?? 0);
  });
  const {laterShares = []} = record;
  const last = laterShares.reduce((latest, {from}) => (from > latest ? from : latest), '');
  return {
    ...record,
    key: 'fixed',
    ...(last === ''
      ? {shares}
      : {laterShares: laterShares.map((one) => (one.from === last ? {...one, shares} : one))}),
  };
}

/** What the key in the papers and in the month says that the plan does not; each a sentence, none where both say the same. */
export function keyRemarks(record: CooperativeRecord, plan: Keyed): readonly string[] {
  if (isUnsaid(record)) {
    return [];
  }
  const ids = plan.members.map(({id}) => id);
  const own = keyForPlan(record, ids);
  const unsaid = withoutShareCount(record);
  const {laterShares = [], shares, points} = record;
  const isFixed = keyOf(record) === 'fixed';
  if (own === null) {
    return [
      !shares && unsaid.length > 0
        ? `We wzorach i\u00a0w\u00a0rozliczeniu miesiąca są stałe udziały według udziałów członków, a\u00a0nie podano, ile ich mają: ${unsaid.join(', ')}. Wpisz to w\u00a0teczce albo wybierz udziały tutaj; do tego czasu plan liczy tak, jak stoi niżej.`
        : 'We wzorach i\u00a0w\u00a0rozliczeniu miesiąca są stałe udziały, a\u00a0żaden punkt tego planu nie ma udziału większego niż 0. Plan liczy tak, jak stoi niżej.',
    ];
  }
  const names = {hourly: 'klucz godzinowy', fixed: 'stałe udziały', onePrice: 'jedna cena'};
  const left = points.filter(({id}) => !ids.includes(id));
  return present<string>([
    ...(sameValue(own, plan.key)
      ? []
      : [
          `We wzorach i\u00a0w\u00a0rozliczeniu miesiąca jest co innego: ${names[keyOf(record)]}${isFixed && plan.key.kind === 'fixed' ? ', o\u00a0innych wartościach' : ''}. Wybór zmieniony tutaj zmieni się i\u00a0tam; po otwarciu planu na nowo stanie tu tamten.`,
        ]),
    record.key === 'onePrice' &&
      'We wzorach wybrano jedną cenę. Dzieli ona energię tak samo jak klucz godzinowy, więc plan liczy godzinowym; kto ile płaci właścicielom instalacji, mówi statut.',
    isFixed &&
      !shares &&
      laterShares.length === 0 &&
      'To liczba udziałów, które członkowie mają w\u00a0spółdzielni; kto ma kilka punktów, dzieli je między nie po równo. Udziały zmienione tutaj będą udziałami punktów, innymi niż w\u00a0statucie.',
    isFixed &&
      laterShares.length > 0 &&
      `Udziały zmieniają się w\u00a0czasie. Plan liczy ostatnimi, od ${writePolishDate(laterShares.reduce((last, {from}) => (from > last ? from : last), ''))}; wcześniejsze są na stronie „Rozlicz miesiąc”.`,
    isFixed &&
      left.length > 0 &&
      `W\u00a0planie nie ma punktów, które też mają udziały: ${left.map(({id}) => id).join(', ')}. Tutaj dzielą się pozostałe.`,
  ]);
}
