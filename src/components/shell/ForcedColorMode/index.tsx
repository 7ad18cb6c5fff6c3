import {useLayoutEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  forcedModeAttribute,
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
  if (isForcedMode(mode)) {
    return <Forced mode={mode} />;
  }
  // The build says so, too: whoever wrote it sees it there.
  console.warn(`A page can force the colour mode "light" or "dark"; "${mode}" is ignored.`);
  return null;
}

function Forced({mode}: {readonly mode: ForcedMode}): ReactNode {
  useLayoutEffect(() => forceColorMode(mode), [mode]);
  return (
    <Head>
      <html lang="pl" {...{[forcedModeAttribute]: mode}} />
    </Head>
  );
}
