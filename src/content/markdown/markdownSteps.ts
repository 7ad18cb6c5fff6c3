import {figures} from './figures';
import {images} from './pictures/images';
import {blankUnits} from './steps/blankUnits';
import {citations} from './steps/citations';
import {glossaryTerms} from './steps/glossaryTerms';
import {headingIds} from './steps/headingIds';
import {laterPart} from './steps/laterPart';
import {ownComponents} from './steps/ownComponents';
import {paperFields} from './steps/paperFields';
import {paperForms} from './steps/paperForms';
import {polishSpaces} from './steps/polishSpaces';
import {questions} from './steps/questions';
import {retirement} from './steps/retirement';
import {tables} from './steps/tables';

const beforeDefaultRemarkPlugins = [headingIds, polishSpaces, images];

/** What Docusaurus takes Markdown through, in this order, by what it is the text of. */
export const markdownSteps = {
  article: {
    beforeDefaultRemarkPlugins,
    remarkPlugins: [
      citations,
      glossaryTerms,
      questions,
      figures,
      tables,
      retirement,
      laterPart,
      ownComponents,
    ],
  },
  paper: {beforeDefaultRemarkPlugins, remarkPlugins: [tables, paperForms, paperFields, blankUnits]},
  page: {beforeDefaultRemarkPlugins, remarkPlugins: [tables]},
};
