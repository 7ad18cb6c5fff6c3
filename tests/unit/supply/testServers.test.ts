import everyday from '../../../playwright.config';
import faults from '../../faults/playwright.config';
import engines from '../../engines/playwright.config';

test.each([
  ['everyday', everyday],
  ['faults', faults],
  ['engines', engines],
])(
  'the %s tests in the browser start their servers in the project, wherever their configuration stands',
  (_, {webServer}) => {
    const servers = [webServer ?? []].flat();
    expect(servers.map(({cwd}) => cwd)).toEqual([process.cwd(), process.cwd()]);
  },
);
