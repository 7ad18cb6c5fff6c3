import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {iconFolder} from '@site/src/site/icons';
import Drawing from './Drawing';

interface Props {
  readonly name: string;
}

/** An empty box with rounded corners: a placeholder without a meaning. */
const placeholder = 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z';

/** An icon whose name was not known at build time. Its place has the final size from the start. */
export default function FetchedIcon({name}: Props): ReactNode {
  const [path, setPath] = useState('');
  const endpoint = useBaseUrl(`/${iconFolder}/`);
  const {publicIconService} = useSettings();

  useEffect(() => {
    let isCurrent = true;
    const show = (drawn: string): void => {
      if (isCurrent) {
        setPath(drawn);
      }
    };
    setPath('');
    import('@site/src/browser/network/loadIcon')
      .then(({loadIcon}) => loadIcon(name, {endpoint, allowsPublicService: publicIconService}))
      .then(show, () => show(placeholder));
    return () => {
      isCurrent = false;
    };
  }, [name, endpoint, publicIconService]);

  return <Drawing path={path} />;
}
