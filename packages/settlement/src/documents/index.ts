/** Documents for members from settled months: drafts, numbers, what is issued and paid, KSeF. */
export {type BundleFile, fileNames, ksefBundle} from './bundle';
export {lastDayOutsideKsef, outsideKsefLimit, vatRate} from '../law/law';
export {kwhOf} from './charges';
export {documentSheet} from './documentSheet';
export {documentEmail} from './documentText';
export {readKrs, readNip} from './identifiers';
export {invoiceXml} from './invoiceXml';
export {documentNumber, monthIn} from './numbering';
export {mayBeOutside} from './outsideKsef';
export {paymentCode} from './paymentCode';
export {payoutsOf} from './payouts';
export {type Prepared, prepareDocuments, type Told} from './prepare';
export {
  correctionsOf,
  hasFile,
  isOverdue,
  isStale,
  issued,
  issuedIn,
  type MadeFile,
  mayWithdraw,
  redated,
  stateOf,
  withDocument,
  withdrawn,
  withKsefNumber,
  withPayment,
} from './receivables';
export {payoutRows, registerRows} from './registers';
export {withSellerBills} from './sellerBought';
export {documentsOf, partiesOf, settingsProblems, withSettings} from './settings';
export type {
  DocumentDraft,
  DocumentSettings,
  IssuedDocument,
  MemberParty,
  Terms,
} from '../record/documentSettings';
