import {escapeHtml} from '@site/src/domain/kernel/text';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #cbd5e1;padding:4px 8px;text-align:right}
th:first-child{text-align:left}dd{display:flex;gap:8px;align-items:center;margin:0}
dd span{display:block;height:12px;background:#e2e8f0;border:1px solid}div:first-child>dd span{background:#15803d}`;

/** A statement as a page of its own, which opens and prints without the site. */
export function statementFile(title: string, article: Element): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style>${article.outerHTML}</html>`;
}
