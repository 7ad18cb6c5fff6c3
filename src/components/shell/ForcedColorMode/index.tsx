import {useLayoutEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  forcedModeAttribute,
  ignoredMode,
  isForcedMode,
  type ForcedMode,
} from '@site/src/domain/browser/colorMode';
import {forceColorMode} from '@site/src/browser/shell/forceColorMode';

interface Props {
  /** TypeScript does not check MDX: anything but `light` and `dark` is refused with a warning. */
  readonly mode: string;
}

/** Shows its page in one colour mode, from the first paint until the visitor leaves. */
export default function ForcedColorMode({mode}: Props): ReactNode {
  if (!isForcedMode(mode)) {
    // The build says so, too: whoever wrote it sees it there.
    console.warn(ignoredMode(mode));
  }
  return (
    <>
      {isForcedMode(mode) && <Forced mode={mode} />}
      {/* Also a refused one, for a page that sleeps to warn of. */}
      <Head>
        <html lang="pl" {...{[forcedModeAttribute]: mode}} />
      </Head>
    </>
  );
}

function Forced({mode}: {readonly mode: ForcedMode}): ReactNode {
  useLayoutEffect(() => forceColorMode(mode), [mode]);
  return null;
}
