import {paperFields} from '../articles/frontMatter';
import {fieldsIn, variantFieldsIn} from '../markdown/steps/paperFields';
import {stepsIn, termsIn} from '../markdown/steps/paperForms';
import {dutiesIn} from './duties';
import {paperAddress, type Site} from '../loadSite';
import type {MemberForm} from '../../domain/papers/folder';
import {paperStages, type Paper, type PaperStage} from '../../domain/papers/paper';
import {keyOfChoice} from '../../domain/papers/words';

export interface PaperSource extends Paper {
  /** Its file, relative to the root of the site. */
  readonly source: string;
  /** Other words it is searched by. */
  readonly aliases: readonly string[];
}

const stages = Object.keys(paperStages) as readonly PaperStage[];
const stageWords: readonly string[] = Object.values(paperStages).map(({word}) => word);

/** All papers in the order of their list: by stage, and in it as they say. The content rules check that their sources exist. */
export function papersOf({papers, read, data}: Site): PaperSource[] {
  const sources = data.sources.value;
  return papers
    .map((file) => ({file, fields: paperFields(read(file))}))
    .sort(
      ({fields: a}, {fields: b}) =>
        stageWords.indexOf(a.stage) - stageWords.indexOf(b.stage) || a.order - b.order,
    )
    .map(({file, fields}) => ({
      source: file,
      title: fields.title,
      description: fields.description,
      address: paperAddress(file),
      stage: stages[stageWords.indexOf(fields.stage)] ?? 'founding',
      checked: fields.checked,
      basis: fields.basis.flatMap(({source: code, provision}) => {
        const source = sources[code];
        return source ? [{...source, code, provision}] : [];
      }),
      fillIn: fields.fill_in,
      dates: fields.dates,
      steps: stepsIn(read(file).body.tree),
      file: fields.file ?? null,
      terms: termsIn(read(file).body.tree),
      duties: fields.file === 'ics' ? dutiesIn(read(file).body.tree).duties : [],
      fields: fieldsIn(read(file).body.tree),
      variantFields: variantFieldsIn(read(file).body.tree),
      for: fields.for.flatMap(
        (word) => (keyOfChoice('members.kind', word) as MemberForm | null) ?? [],
      ),
      isForFounders: fields.founders,
      aliases: fields.aliases,
    }));
}
