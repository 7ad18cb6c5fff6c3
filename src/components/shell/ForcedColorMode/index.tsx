import {useLayoutEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {forcedModeAttribute, isForcedMode} from '@site/src/domain/browser/colorMode';
import {forceColorMode} from '@site/src/browser/shell/forceColorMode';

interface Props {
  /** TypeScript does not check MDX: anything but `light` and `dark` is refused with a warning. */
  readonly mode: string;
}

/** Shows its page in one colour mode, from the first paint until the visitor leaves. */
export default function ForcedColorMode({mode}: Props): ReactNode {
  useLayoutEffect(() => forceColorMode(mode), [mode]);
  return (
    isForcedMode(mode) && (
      <Head>
        <html lang="pl" {...{[forcedModeAttribute]: mode}} />
      </Head>
    )
  );
}
