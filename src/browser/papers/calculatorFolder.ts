import {withRates} from '../../domain/calculator/openedFile';
import {cooperativeOf, type DatedRates} from '../../domain/calculator/defaults';
import {readLink} from '../../domain/calculator/link';
import {quickOf} from '../../domain/calculator/quick';
import {cooperativeOfDescription, type CalculatorState} from '../../domain/calculator/state';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import {failed, type Result} from '@cooperative/polish/result';
import type {Folder} from '../../domain/papers/folderData';
import {pointsOf, takenFrom} from '../../domain/papers/folderCalculator';
import {keepLeft, readLeft} from '../calculator/leftStore';
import {fragmentOf} from '../calculator/packLink';
import {stateOfPacked} from '../calculator/unpackLink';
import {WorkerLine} from '../calculator/workerLine';

/** The folder with what was entered in the calculator in this tab; null if there is nothing. */
export async function takeFromCalculator(folder: Folder): Promise<Folder | null> {
  const dated = await loadRates();
  const state = await stateLeft(dated);
  const input = state && cooperativeOfDescription(state.description, dated);
  return input && takenFrom(input, folder);
}

/**
 * Leaves the folder's members and points in this tab for the calculator, which then offers to go back to them. Nothing is
 * written to an address.
 */
export async function leaveForCalculator(folder: Folder): Promise<void> {
  const dated = await loadRates();
  const state = await stateLeft(dated);
  const before = state && cooperativeOfDescription(state.description, dated);
  const quick = state?.description.quick ?? quickOf(dated);
  const described = {
    ...(before ?? cooperativeOf(dated, [], {})),
    members: pointsOf(folder, before?.members ?? []),
  };
  const {cooperative: priced} = withRates(described, quick, dated);
  const [tariff] = Object.keys(priced.tariffs ?? {});
  const cooperative = {
    ...priced,
    members: priced.members.map((member) => ({
      ...member,
      ...(member.ofCooperative !== true && {tariff: member.tariff ?? tariff}),
    })),
  };
  const next: CalculatorState = {
    description: {mode: 'full', quick, cooperative},
    variants: state?.variants ?? [],
  };
  keepLeft(await fragmentOf(next), dated);
}

async function loadRates(): Promise<DatedRates> {
  return (await import('@site-data/rates.json')).default;
}

async function stateLeft(dated: DatedRates): Promise<CalculatorState | null> {
  const left = readLeft(dated);
  const link = left === null ? null : readLink(left, dated);
  if (link?.kind === 'quick') {
    return link.state;
  }
  return link?.kind === 'packed'
    ? stateOfPacked(link, dated, (text) => readInWorker(text, dated))
    : null;
}

/** In the calculator's worker: what checks a description may not run in a page. */
async function readInWorker(text: string, {rates}: DatedRates): Promise<Result<CooperativeInput>> {
  const line = new WorkerLine(rates, () => undefined);
  const answer = await line.ask({kind: 'read', text});
  line.close();
  return answer?.kind === 'read' ? answer.result : failed([]);
}
