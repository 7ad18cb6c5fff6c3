import type {FileRules} from '@cooperative/polish';
import type {RetryRules} from '../domain/browser/http';
import type {NotificationPosition} from '../domain/browser/notificationPosition';

/** Constants from the specification (sections 2, 4, 7 and 9), under its names. The numbers are defined only here. */

export const notifications = {
  /** Most notifications kept; older ones are dropped. */
  limit: 5,
  displayTimeMs: 5000,
  /** From closing to removal. */
  removalDelayMs: 200,
  swipeThresholdPx: 50,
  position: 'bottom-right' as NotificationPosition,
} as const;

/** Brings the focus to the notifications. */
export const notificationsKey = 'F8';

export const tooltip = {delayMs: 700, skipDelayMs: 300} as const;

export const progress = {defaultMaximum: 100} as const;

export const reload = {
  /** A page does not reload itself twice within this time. */
  markerMs: 10_000,
  markerKey: 'se:reload',
  /** How often an open page checks for a newer build. */
  versionCheckIntervalMs: 60 * 60 * 1000,
} as const;

export const preload = {
  parallel: 4,
  /** Pages that fetch no other page for a link that only came into view. */
  without: ['/kalkulator'],
} as const;

/** Not in the specification: a style sheet that takes longer no longer keeps the page blank. */
export const firstPaint = {sheetsMs: 5000} as const;

/** Not in the specification: hourly readings of a thousand members for a year, with room to spare. */
export const largestFileBytes = 150_000_000;

/** Not in the specification: pages for work, awake from the start. */
export const awakePages: readonly string[] = [
  '/kalkulator',
  '/kontakt',
  '/rozlicz-miesiac',
  '/szukaj',
  '/teczka',
  '/wzornik',
  '/404.html',
];

/** Not in the specification: when a page that sleeps wakes. */
export const sleep = {
  /** From the mouse's arrival at a control, or a link that has a preview; shorter is passing over. */
  nearMs: 65,
  /** After the page has loaded, before pages that it links are fetched. */
  idleMs: 500,
  /** A visitor who has stayed this long on a good line gets the scripts ahead of the first touch. */
  aheadMs: 5_000,
  /** After this long without its scripts, a page for work says so. */
  unloadedMs: 15_000,
} as const;

export const fetchClient = {
  retries: 1,
  retryStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
  /** The only methods that are retried; never POST, PUT, PATCH, DELETE. */
  methodsWithoutBody: ['GET', 'HEAD', 'OPTIONS'],
  /** For a request including its retry and the complete answer. */
  timeoutMs: 15_000,
} as const satisfies RetryRules & {timeoutMs: number};

/** Not in the specification. */
export const contactForm = {
  /** From showing the form to sending; an earlier submission waits until then. */
  minimumTimeMs: 3000,
  /** On a slow connection a file takes longer than the client's limit. */
  attachmentTimeoutMs: 60_000,
  attachment: {
    extensions: ['.pdf', '.jpg', '.jpeg', '.png', '.csv', '.xlsx', '.docx'],
    maxMegabytes: 5,
  } satisfies FileRules,
  draftKey: 'se:contact-draft',
} as const;

/** What was entered in the calculator, to be offered to whoever left it by the menu and comes back. */
export const calculator = {leftKey: 'se:kalkulator'} as const;

export const icon = {fetchTimeoutMs: 1500} as const;

/** Not in the specification: the visitor's decision about statistics, and when to ask again. */
export const consent = {storageKey: 'se:consent', lifetimeDays: 182} as const;

/** Not in the specification: the preview card of an article opens sooner than a tooltip and stays a little longer. */
export const linkPreview = {openDelayMs: 500, closeDelayMs: 300} as const;

/** Tells copies of the site below the root that what is kept under bare names is not theirs; apart, since every page has it. */
export const rootMark = 'se:adres';

/** Keys under which the browser remembers what the visitor did; the policy page explains each. */
export const storage = {
  closedAnnouncements: 'se:ogloszenia',
  recentQueries: 'se:wyszukiwania',
  /** A database: a year of readings of a hundred members takes more than local storage may. */
  meterReadings: 'se:odczyty',
  /** A database: the cooperatives, and the files of their months. The month was the first to be kept there. */
  cooperatives: 'se:miesiac',
  openCooperative: 'se:spoldzielnia',
  checklists: 'se:listy',
  /** Where the papers' folder stood until November 2026; read once more, and moved. */
  folder: 'se:teczka',
} as const;
