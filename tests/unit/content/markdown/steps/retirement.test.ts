import {retirement} from '@site/src/content/markdown/steps/retirement';
import {runRemark} from '../../../../tools/markdown';

const retired = {
  since: '2027-01-02',
  reason: 'Przepis przestał obowiązywać.',
  replacement: '/baza-wiedzy/nowy',
};

test('an article that is out of date starts with a notice, which only it imports', () => {
  const [imported, notice, text] = runRemark([retirement], 'Treść.', {
    frontMatter: {retired},
  }).children as unknown as {type: string; value?: string; name?: string; attributes?: object[]}[];
  expect(imported).toMatchObject({
    type: 'mdxjsEsm',
    value: "import RetiredNotice from '@site/src/components/articles/RetiredNotice';",
  });
  expect(notice).toMatchObject({
    name: 'RetiredNotice',
    attributes: Object.entries(retired).map(([name, value]) => ({name, value})),
  });
  expect(text?.type).toBe('paragraph');
});

test('other articles are left alone', () => {
  expect(runRemark([retirement], 'Treść.').children).toHaveLength(1);
});
